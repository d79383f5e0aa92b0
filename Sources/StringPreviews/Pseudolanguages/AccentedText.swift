/// Text with accents on its letters, which still can be read.
enum AccentedText {
  private static let letters: [Character: Character] = Dictionary(
    zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"),
    uniquingKeysWith: { first, _ in first })

  /// Returns the text with accents on the letters of ASCII; others stay.
  static func text(of text: String) -> String {
    String(text.map { letters[$0] ?? $0 })
  }
}
