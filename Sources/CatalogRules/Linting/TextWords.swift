import StringCatalogs

/// The plain words in Latin letters of a text, without placeholders, addresses and names of products.
struct TextWords {
  /// How many words there are.
  let count: Int

  /// Whether a word is wholly in lower case, which the name of a product hardly is.
  let hasLowercase: Bool

  /// Counts the words of a text, without some that are the same in every language.
  init(_ text: String, without exceptions: [String]) {
    var words = Self.prose(of: text).split(whereSeparator: \.isWhitespace).map(String.init)
    for exception in exceptions {
      let parts = exception.split(separator: " ").map(String.init)
      while let range = words.firstRange(of: parts) { words.removeSubrange(range) }
    }
    let plain = words.compactMap(Self.plainWord)
    count = plain.count
    hasLowercase = plain.contains { $0.allSatisfy(\.isLowercase) }
  }

  /// Returns what is left of a text without its placeholders.
  private static func prose(of text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let format = FormatString(text)
    return format.pieces.map { $0.kind == .text ? String(format.text(of: $0)) : " " }.joined()
  }

  /// Returns the letters of a word of two or more, without punctuation around it; nil for addresses,
  /// numbers, fields of a date such as `MMM`, and the like.
  private static func plainWord(_ word: String) -> String? {
    let isLetter = { (character: Character) in character.isASCII && character.isLetter }
    let letters = word.drop { !isLetter($0) }
      .reversed().drop { !isLetter($0) }.reversed()
    guard letters.count >= 2, !word.utf8.contains(where: { (0x30...0x39).contains($0) }),
      !word.hasPrefix("$"),
      !word.hasPrefix("`"), !word.hasPrefix("-"),
      letters.allSatisfy({ isLetter($0) || $0 == "-" || $0 == "'" || $0 == "’" })
    else { return nil }
    let plain = letters.filter(isLetter)
    return plain.contains { $0 != plain.first } ? String(plain) : nil
  }
}

extension [String] {
  /// Returns where `part` stands first.
  fileprivate func firstRange(of part: [String]) -> Range<Int>? {
    guard !part.isEmpty, count >= part.count else { return nil }
    return (0...count - part.count).first { self[$0...].starts(with: part) }
      .map { $0..<$0 + part.count }
  }
}
