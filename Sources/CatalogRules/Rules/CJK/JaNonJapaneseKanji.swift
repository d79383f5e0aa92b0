import StringCatalogs

/// A character that Japanese does not have, in Japanese.
struct JaNonJapaneseKanji: TextRule {
  static let description = RuleDescription(
    "ja-non-japanese-kanji", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Settings" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : ⟦"设定"⟧ } }
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
            "State" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "写真の状態、横、残り、𠮟る" } }
              }
            },
            "Language" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "言語：简体中文" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .han

  static func applies(to language: LanguageContext) -> Bool { language.language == "ja" }

  func check(_ text: TextContext) {
    let found = text.foreignHan(.japanese, isForeign: false)
    if !found.isEmpty { text.report(.text(found)) }
  }
}
