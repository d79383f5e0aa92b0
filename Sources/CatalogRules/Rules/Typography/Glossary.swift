import StringCatalogs

/// A glossary term with another translation than the glossary's.
struct Glossary: TextRule {
  static let description = RuleDescription(
    "glossary", severity: .warning,
    examples: [
      .bad(["New Album": ["ko": "⟦새 사진첩⟧"]]) {
        $0.glossary = [GlossaryTerm(source: "album", translations: ["ko": ["앨범"]])]
      },
      .good([
        "New Album": ["ko": "새 앨범", "de": "Neue Sammlung"],
        "Albumin": ["ko": "알부민"],
      ]) { $0.glossary = [GlossaryTerm(source: "album", translations: ["ko": ["앨범"]])] },
    ])

  static let traits: TextTraits = []
  static let sourceTraits: TextTraits = .any

  static func applies(to catalog: CatalogContext) -> Bool {
    !catalog.configuration.glossary.isEmpty
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source else { return }
    for term in source.terms(of: text.catalog.glossary) {
      if let translation = term.missingTranslation(in: text.string, for: text.language.canonical) {
        reporter.report(text, .text(term.source), .text(translation))
      }
    }
  }
}
