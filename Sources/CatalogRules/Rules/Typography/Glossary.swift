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
    let words = Self.words(of: source.string)
    let translation = text.string.lowercased()
    for term in text.catalog.configuration.glossary {
      guard
        let wanted = term.translations.first(where: { $0.key.canonical == text.language.canonical }
        )?
        .value, words.contains(Self.words(of: term.source)),
        !wanted.contains(where: { translation.contains($0.lowercased()) })
      else { continue }
      reporter.report(text, .text(term.source), .text(wanted.first ?? ""))
    }
  }

  /// Returns the words in lowercase, with a space around each.
  private static func words(of text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return " " + words.joined(separator: " ") + " "
  }
}
