import Escaping
import StringCatalogs

/// String literals as Xcode writes them.
enum XcodeLiteral {
  /// Returns the literal of a text, including its quotation marks.
  static func bytes(of text: String) -> [UInt8] {
    [UInt8(ascii: "\"")] + JSONEscaping.xcode(text) + [UInt8(ascii: "\"")]
  }

  /// Returns a literal of a file with the escapes that Xcode uses.
  ///
  /// An unpaired surrogate is not a character and can only be kept as it is.
  static func bytes(rewriting literal: ArraySlice<UInt8>) -> [UInt8] {
    guard literal.contains(UInt8(ascii: "\\")) else { return Array(literal) }
    var result: [UInt8] = []
    var rest = literal
    while let byte = rest.first {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        rest.removeFirst()
        continue
      }
      let escape = rest.prefix(length(ofEscape: rest))
      rest = rest.dropFirst(escape.count)
      let quoted = [UInt8(ascii: "\"")] + escape + [UInt8(ascii: "\"")]
      let text = String(decoding: JSONLiteral.utf8(quoted.indices, in: quoted), as: UTF8.self)
      let isKept = text == "\u{FFFD}" && !isReplacementCharacter(escape)
      result += isKept ? Array(escape) : JSONEscaping.xcode(text)
    }
    return result
  }

  private static func length(ofEscape rest: ArraySlice<UInt8>) -> Int {
    guard rest.dropFirst().first == UInt8(ascii: "u") else { return 2 }
    let isPair =
      isSurrogate(rest.prefix(6), "89ab") && isSurrogate(rest.dropFirst(6).prefix(6), "cdef")
    return isPair ? 12 : 6
  }

  private static func isSurrogate(_ escape: ArraySlice<UInt8>, _ thirdDigits: String) -> Bool {
    let text = String(decoding: escape, as: UTF8.self).lowercased()
    return text.hasPrefix("\\ud") && text.dropFirst(3).first.map(thirdDigits.contains) ?? false
  }

  private static func isReplacementCharacter(_ escape: ArraySlice<UInt8>) -> Bool {
    String(decoding: escape, as: UTF8.self).lowercased() == "\\ufffd"
  }
}
