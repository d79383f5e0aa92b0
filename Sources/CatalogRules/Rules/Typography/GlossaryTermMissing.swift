import StringCatalogs

/// A term of the glossary that is translated in another way.
struct GlossaryTermMissing: TextRule {
  static let description = RuleDescription(
    "glossary", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "New Album" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"새 사진첩"⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        configuration: {
          var configuration = LintConfiguration()
          configuration.glossary = [GlossaryTerm(source: "album", translations: ["ko": ["앨범"]])]
          return configuration
        }()),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "New Album" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "새 앨범" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Neue Sammlung" } }
              }
            },
            "Albumin" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "알부민" } }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        configuration: {
          var configuration = LintConfiguration()
          configuration.glossary = [GlossaryTerm(source: "album", translations: ["ko": ["앨범"]])]
          return configuration
        }()),
    ])

  static let traits: TextTraits = []
  static let sourceTraits: TextTraits = .any

  static func applies(to catalog: CatalogContext) -> Bool {
    !catalog.configuration.glossary.isEmpty
  }

  func check(_ text: TextContext) {
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
      text.report(.text(term.source), .text(wanted.first ?? ""))
    }
  }

  /// Returns the words in lower case, with a space around each.
  private static func words(of text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return " " + words.joined(separator: " ") + " "
  }
}
