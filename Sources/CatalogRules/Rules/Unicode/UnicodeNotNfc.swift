/// A character in parts that Unicode has as one.
struct UnicodeNotNfc: TextRule {
  static let description = RuleDescription(
    "unicode-not-nfc", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Settings" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : ⟦"Re\u{301}glages"⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        fixed:
          """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Settings" : {
                "localizations" : {
                  "fr" : { "stringUnit" : { "state" : "translated", "value" : "Réglages" } }
                }
              }
            },
            "version" : "1.0"
          }
          """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Settings" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Réglages" } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "Настро\u{301}йки" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "神社" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .unstable

  // Hebrew and Arabic vowel points are typed in another order than the normalized one.
  static func applies(to language: LanguageContext) -> Bool { !language.isRightToLeft }

  func check(_ text: TextContext) {
    let edits = CanonicalComposition.changes(of: text.scalars).map { change in
      text.edit(change.range, with: change.replacement)
    }
    if !edits.isEmpty { text.report(edits: edits) }
  }
}
