import SwiftSyntax

/// Reads what string literals contain.
struct LiteralReader {
  /// Returns the parts of a literal, without escapes and indentation.
  static func pieces(
    of literal: StringLiteralExprSyntax, depth: Int = 0
  ) -> [CodeLiteral.Piece] {
    let delimiter = literal.openingPounds?.text.utf8.count ?? 0
    var pieces: [CodeLiteral.Piece] = []
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        text += unescaped(segment.content.text, delimiter: delimiter)
      case .expressionSegment(let segment):
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(
          .interpolation(
            CodeInterpolation(arguments: ExpressionReader.list(segment.expressions, depth: depth))))
      }
    }
    if !text.isEmpty || pieces.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  /// Returns the parts of the text that literals make together.
  static func pieces(ofSum literals: [StringLiteralExprSyntax]) -> [CodeLiteral.Piece] {
    literals.flatMap { pieces(of: $0) }.reduce(into: []) { joined, piece in
      if case .text(let text) = piece, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(piece)
      }
    }
  }

  /// Returns the operands of a sum of literals; nil if it is something else.
  static func literals(of sequence: SequenceExprSyntax) -> [StringLiteralExprSyntax]? {
    guard sequence.elements.count <= ContextReader.maximumOperandCount else { return nil }
    var literals: [StringLiteralExprSyntax] = []
    for (index, element) in sequence.elements.enumerated() {
      if index % 2 == 1 {
        guard ExpressionReader.operatorName(element) == "+" else { return nil }
      } else {
        guard let literal = element.as(StringLiteralExprSyntax.self) else { return nil }
        literals.append(literal)
      }
    }
    return literals
  }

  /// Returns source text with its escape sequences replaced.
  ///
  /// `delimiter` is the number of number signs around the literal.
  static func unescaped(_ source: String, delimiter: Int) -> String {
    guard source.utf8.contains(UInt8(ascii: "\\")) else {
      return source.utf8.contains(13) ? normalizingLineEnds(source) : source
    }
    var text = String.UnicodeScalarView()
    var rest = Array(source.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      let marks = rest.prefix { $0 == "#" }.count
      guard scalar == "\\", marks >= delimiter, delimiter == 0 || marks == delimiter else {
        if scalar != "\r" || rest.first != "\n" { text.append(scalar) }
        continue
      }
      rest = rest.dropFirst(delimiter)
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "0": text.append("\0")
      case "u":
        rest = rest.drop { $0 == "{" }
        let digits = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 1)
        let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        text.append(number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      case let other?: text.append(other)
      case nil: break
      }
    }
    return String(text)
  }

  /// Returns text whose lines end as Swift makes them end.
  private static func normalizingLineEnds(_ source: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in source.unicodeScalars {
      if scalar == "\n", isAfterReturn { scalars.removeLast() }
      scalars.append(scalar)
      isAfterReturn = scalar == "\r"
    }
    return String(scalars)
  }
}

extension LiteralReader {
  /// Returns the text of a C literal with its escape sequences replaced.
  static func unescapedC(_ source: ArraySlice<UInt8>) -> String {
    guard source.contains(UInt8(ascii: "\\")) else {
      return String(decoding: source, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    var rest = source
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"):
        let limit = escape == UInt8(ascii: "u") ? 4 : escape == UInt8(ascii: "U") ? 8 : 2
        let digits = rest.prefix(limit).prefix {
          $0 < 128 && Character(Unicode.Scalar($0)).isHexDigit
        }
        rest = rest.dropFirst(digits.count)
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
        if escape == UInt8(ascii: "x") {
          bytes.append(UInt8(truncatingIfNeeded: number))
        } else {
          bytes += Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
        }
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = [escape] + rest.prefix(2).prefix { (48...55).contains($0) }
        rest = rest.dropFirst(digits.count - 1)
        let number = Int(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0
        bytes.append(UInt8(truncatingIfNeeded: number))
      default: bytes.append(escape)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
