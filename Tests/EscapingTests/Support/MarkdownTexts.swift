import TestSupport

/// Texts composed of characters that are special in Markdown.
enum MarkdownTexts {
  private static let pieces = [
    "`", "``", "|", "\\", "*", "_", "~", "[", "](x)", "<b>", "</td>", "<!--", "-->", "&amp;", "&",
    "@a", "a@b.org", "#1", "https://a.org", "www.a.org", ":tada:", "$x$", "!", "(", ")", "- ",
    "1. ", "\n", "\t", "\u{1B}[0m", "\u{202E}", "가", "字", "é", "\u{301}", " ", "  ", "a", "Z", "0",
    "\"", "'", "{{x}}", "=", "+", "---", "\u{2028}", "👩‍🚀",
  ]

  /// Returns the pieces and a number of random texts, deterministic for a seed.
  static func random(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return pieces
      + (0..<count).map { _ in
        let length = Int.random(in: 1...8, using: &generator)
        return (0..<length).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      }
  }
}
