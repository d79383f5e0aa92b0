import StringCatalogs

/// Placeholders of which only some name the position of their argument.
struct FormatMixedPositions: TextRule {
  static let description = RuleDescription(
    "format-mixed-positions", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "copied" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : ⟦"%1$@: %2$lld of %lld"⟧ } }
              }
            },
            ⟦"%2$@ in %@"⟧ : { }
          },
          "version" : "1.0"
        }
        """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "copied" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@: %2$lld of %3$lld" } }
              }
            },
            "%@ in %@" : { },
            "%1$@" : { }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .percent

  static func applies(to language: LanguageContext) -> Bool { language.isSource }

  func check(_ text: TextContext) {
    guard text.substitution == nil else { return }
    let arguments = text.arguments
    guard arguments.isMixed else { return }
    text.report()
  }
}
