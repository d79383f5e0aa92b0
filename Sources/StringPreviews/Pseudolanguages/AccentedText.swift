/// Text with accents on its letters, which still can be read.
enum AccentedText {
  private static let letters: [Character: Character] = Dictionary(
    zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"),
    uniquingKeysWith: { first, _ in first })

  /// Returns the text with accents on the letters of ASCII; others stay, and so does what is no word:
  /// placeholders that nothing was put into, tags, and the addresses of links.
  static func text(of text: String) -> String {
    let others = /%#@[^@]*@|%[0-9$.+'#*-]*[hlqLzjt]*[@A-Za-z]|\$\{[^}]*\}|<[^<>]+>|\]\([^)]*\)|https?:\S+/
    var result = ""
    var start = text.startIndex
    for other in text.matches(of: others) {
      result += accented(text[start..<other.range.lowerBound]) + other.output
      start = other.range.upperBound
    }
    return result + accented(text[start...])
  }

  private static func accented(_ words: Substring) -> String {
    String(words.map { letters[$0] ?? $0 })
  }
}
