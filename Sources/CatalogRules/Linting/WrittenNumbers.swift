import ASCII
import StringCatalogs

/// The numbers that a text writes in ASCII digits, outside its placeholders.
struct WrittenNumbers {
  /// Each number as written, and whether it may be part of a name, such as MP3, or has a unit, as
  /// in `24h`: a letter is beside it.
  private var written: [(text: Substring, isName: Bool)] = []

  /// Whether a number is counted in units of ten thousand or more, as in Chinese, Japanese and
  /// Korean.
  private(set) var hasLargeUnits = false

  /// Whether there are none.
  var isEmpty: Bool { written.isEmpty }

  init(_ text: LintedText) {
    if text.traits.contains(.percent) {
      for piece in text.format.pieces where piece.kind == .text {
        add(text.format.text(of: piece))
      }
    } else {
      add(text.string[...])
    }
  }

  /// Returns the numbers that another text does not have, as written; `48kHz` has one, too.
  func all(without other: WrittenNumbers, includesNames: Bool = false) -> [String] {
    let known = Set(other.all(includesNames: true).map(Self.digits))
    return all(includesNames: includesNames).filter { !known.contains(Self.digits(of: $0)) }
      .map(String.init)
  }

  /// Returns whether the text has a number, however it is written.
  func contains(_ number: String, includesNames: Bool) -> Bool {
    let digits = Self.digits(of: number[...])
    return all(includesNames: includesNames).contains { Self.digits(of: $0) == digits }
  }

  private func all(includesNames: Bool) -> [Substring] {
    written.compactMap { includesNames || !$0.isName ? $0.text : nil }
  }

  /// Returns the digits of a number without separators and leading zeros, and without `.0` at its
  /// end: the thousands separator of one language is the decimal separator of another.
  private static func digits(of number: Substring) -> String {
    let utf8 = number.utf8
    let isWhole = [".0", ",0"].contains { utf8.suffix(2).elementsEqual($0.utf8) }
    let digits = utf8.dropLast(isWhole ? 2 : 0).filter(\.isASCIIDigit)
      .drop { $0 == UInt8(ascii: "0") }
    return digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self)
  }

  private mutating func add(_ text: Substring) {
    var rest = text
    while let start = rest.utf8.firstIndex(where: { $0.isASCIIDigit }) {
      guard rest[start].isASCIIDigit else {
        // A mark follows the digit.
        rest = rest[rest.index(after: start)...]
        continue
      }
      let number = Self.number(in: rest[start...])
      let before = text.utf8[..<start].last
      rest = text[number.endIndex...]
      let unit = rest.utf8.firstIndex { $0 != UInt8(ascii: " ") }
      if let unit, rest.utf8[unit] >= 0x80, "万萬億亿만억".contains(rest[unit]) {
        hasLargeUnits = true
      }
      let isName = before?.isASCIILetter ?? false || rest.utf8.first?.isASCIILetter ?? false
      written.append((number, isName: isName))
    }
  }

  /// Returns the digits at the beginning of a text, including the separators between them.
  private static func number(in text: Substring) -> Substring {
    var end = text.endIndex
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index].isASCIIDigit else { break }
      index = text.index(after: index)
      end = index
      guard index < text.endIndex, ".,'’\u{A0}\u{202F}\u{2009} ".contains(text[index]) else {
        continue
      }
      let following = text[index...].dropFirst().prefix(while: \.isASCIIDigit)
      let isSpace = text[index].isWhitespace
      if !following.isEmpty, !isSpace || following.count == 3 { index = following.startIndex }
    }
    return text[..<end]
  }
}

extension LintedText {
  /// Returns whether a number is the only one of the text, as far as the bytes beside it tell: that
  /// takes a fraction of the time of reading all numbers.
  func hasOnly(_ number: String) -> Bool {
    let wanted = Array(number.utf8)
    guard !traits.contains(.percent), wanted.allSatisfy(\.isASCIIDigit),
      wanted.first != UInt8(ascii: "0"), let start = utf8.firstIndex(where: \.isASCIIDigit),
      utf8[start...].starts(with: wanted)
    else { return false }
    let isPlain = { (byte: UInt8) in byte < 0x80 && !byte.isASCIILetter && !byte.isASCIIDigit }
    let rest = utf8[(start + wanted.count)...]
    return utf8[..<start].last.map(isPlain) ?? true && rest.first.map(isPlain) ?? true
      && !rest.contains(where: \.isASCIIDigit)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { utf8.count == 1 && utf8.allSatisfy(\.isASCIIDigit) }
}
