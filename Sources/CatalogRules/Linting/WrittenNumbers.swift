import StringCatalogs

/// The numbers that a text writes in ASCII digits, outside its placeholders.
struct WrittenNumbers {
  /// Each number as written, and whether it may be part of a name, such as MP3, or has a unit, as
  /// in `24h`: a letter is beside it.
  private var written: [(text: Substring, isName: Bool)] = []

  /// Whether a number is counted in units of ten thousand or more, as in Chinese, Japanese and
  /// Korean.
  private(set) var hasLargeUnits = false

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
    let isWhole = [".0", ",0"].contains(where: number.hasSuffix)
    let digits = number.dropLast(isWhole ? 2 : 0).filter(\.isASCIIDigit).drop { $0 == "0" }
    return digits.isEmpty ? "0" : String(digits)
  }

  private mutating func add(_ text: Substring) {
    var rest = text
    while let start = rest.firstIndex(where: \.isASCIIDigit) {
      let number = Self.number(in: rest[start...])
      let before = text[..<start].last
      let after = text[number.endIndex...].first
      let unit = text[number.endIndex...].first { $0 != " " }
      rest = text[number.endIndex...]
      if let unit, "万萬億亿만억".contains(unit) { hasLargeUnits = true }
      written.append((number, isName: Self.isLetter(before) || Self.isLetter(after)))
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

  private static func isLetter(_ character: Character?) -> Bool {
    character.map { $0.isASCII && $0.isLetter } ?? false
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
