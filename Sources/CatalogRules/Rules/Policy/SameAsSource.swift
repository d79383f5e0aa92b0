import StringCatalogs

/// A translation of several words that equals the source text.
struct SameAsSource: TextRule {
  static let description = RuleDescription(
    "same-as-source", severity: .info, preset: .all,
    examples: [
      .bad(["Keep the original": ["de": "⟦Keep the original⟧"]]),
      .good([
        "Keep the original": ["de": "Original behalten", "en-GB": "Keep the original"],
        "Name": ["de": "Name"],
      ]),
    ])

  static let traits: TextTraits = .any

  static func applies(to language: LanguageContext) -> Bool { !language.isSource }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, source.utf8.count == text.utf8.count,
      !text.traits.contains(.stateNew), text.entry.shouldTranslate,
      text.language.language != text.catalog.sourceLanguage.language,
      source.utf8.elementsEqual(text.utf8)
    else { return }
    let words = TextWords(text.string, without: text.catalog.configuration.doNotTranslate)
    if words.count >= 2 { reporter.report(text) }
  }
}
