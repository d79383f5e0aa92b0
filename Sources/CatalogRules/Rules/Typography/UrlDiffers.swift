import StringCatalogs

/// A web address of the source text that the translation lacks.
struct UrlDiffers: TextRule {
  static let description = RuleDescription(
    "url-differs", severity: .info,
    examples: [
      .bad(["See https://example.com/help": ["ko": "⟦https://example.com/hlep 참고⟧"]]),
      .good(["See https://example.com/help.": ["ko": "https://example.com/help를 참고하세요."]]),
    ])

  static let traits: TextTraits = []
  static let sourceTraits: TextTraits = .colonOrSlash

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source else { return }
    for address in Self.addresses(in: source.string) where !text.string.contains(address) {
      return reporter.report(text, .text(address))
    }
  }

  private static func addresses(in text: String) -> [String] {
    text.split(whereSeparator: { !$0.isASCII || $0.isWhitespace || "<>()[]\"'".contains($0) })
      .filter { $0.hasPrefix("http://") || $0.hasPrefix("https://") }
      .map { word in
        var word = word
        while let last = word.last, ".,;:!?*_`".contains(last) { word.removeLast() }
        return String(word)
      }
  }
}
