import StringCatalogs

/// A translation of several words that equals the source text, while too few other languages tell
/// whether it should.
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

  static let traits: TextTraits = .sameAsSource

  static func applies(to language: LanguageContext) -> Bool { !language.isSource }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, !text.traits.contains(.stateNew), text.entry.shouldTranslate,
      text.language.language != text.catalog.sourceLanguage.language,
      source.utf8.elementsEqual(text.utf8)
    else { return }
    let words = TextWords(text.text, without: text.catalog.configuration.doNotTranslate)
    // `untranslated-copy` reports what other languages decide.
    if words.count >= 2, UntranslatedText(text) == nil { reporter.report(text) }
  }
}
