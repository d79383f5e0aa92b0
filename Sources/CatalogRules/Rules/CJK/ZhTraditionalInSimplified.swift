import StringCatalogs

/// A traditional Chinese character in simplified Chinese.
struct ZhTraditionalInSimplified: TextRule {
  static let description = RuleDescription(
    "zh-traditional-in-simplified", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Settings" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : ⟦"設置"⟧ } }
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
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "设置" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "設定" } },
                "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "設定" } }
              }
            },
            "Traditional Chinese (繁體中文)" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "繁体中文 (繁體中文)" } }
              }
            },
            "Language" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "切换为“繁體中文”" } }
              }
            },
            "Endonym" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "日本語、正體中文（臺灣）" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .han

  static func applies(to language: LanguageContext) -> Bool {
    language.language == "zh" && language.script == "Hans"
  }

  func check(_ text: TextContext) {
    let found = text.foreignHan(.traditionalOnly, isForeign: true)
    if !found.isEmpty { text.report(.text(found)) }
  }
}
