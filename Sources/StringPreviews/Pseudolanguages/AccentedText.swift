/// Text with accents on its letters, which remains legible.
enum AccentedText {
  private static let letters: [Character: Character] = Dictionary(
    zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"),
    uniquingKeysWith: { first, _ in first })

  /// Returns the text with accents on its ASCII letters; placeholders without a value, tags and
  /// link addresses are unchanged.
  static func text(of text: String) -> String {
    // Making a regular expression takes longer than searching a text, and few texts need one.
    var others: ArraySlice<Regex<Substring>> = []
    if has("<]:", in: text) { others.append(/<[^<>]+>|\]\([^)]*\)|https?:\S+/) }
    if has("%$", in: text) {
      others.append(/%#@[^@]*@|%[0-9$.+'#*-]*[hlqLzjt]*[@A-Za-z]|\$\{[^}]*\}/)
    }
    return accented(text[...], except: others)
  }

  private static func has(_ characters: String, in text: String) -> Bool {
    text.utf8.contains(where: characters.utf8.contains)
  }

  private static func accented(
    _ text: Substring, except others: ArraySlice<Regex<Substring>>
  ) -> String {
    guard let other = others.first else { return String(text.map { letters[$0] ?? $0 }) }
    var result = ""
    var start = text.startIndex
    for match in text.matches(of: other) {
      let words = text[start..<match.range.lowerBound]
      result += accented(words, except: others.dropFirst()) + match.output
      start = match.range.upperBound
    }
    return result + accented(text[start...], except: others.dropFirst())
  }
}
