import StringCatalogs

/// A text that the project does not allow anywhere.
struct ForbiddenText: TextRule {
  static let description = RuleDescription(
    "forbidden-text", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Open app" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"PhotoBox 열기"⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        configuration: {
          var configuration = LintConfiguration()
          configuration.forbiddenTexts = ["PhotoBox"]
          return configuration
        }()),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Open app" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "PhotoLens 열기" } }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        configuration: {
          var configuration = LintConfiguration()
          configuration.forbiddenTexts = ["PhotoBox"]
          return configuration
        }()),
    ])

  static let traits: TextTraits = .any

  static func applies(to catalog: CatalogContext) -> Bool {
    !catalog.configuration.forbiddenTexts.isEmpty
  }

  func check(_ text: TextContext) {
    for forbidden in text.catalog.configuration.forbiddenTexts
    where text.string.contains(forbidden) {
      text.report(.text(forbidden))
    }
  }
}
