import StringCatalogs

/// A simplified Chinese character in traditional Chinese.
struct ZhSimplifiedInTraditional: TextRule {
  static let description = RuleDescription(
    "zh-simplified-in-traditional", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Settings" : {
              "localizations" : {
                "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : ⟦"设定"⟧ } },
                "zh-HK" : { "stringUnit" : { "state" : "translated", "value" : ⟦"设定"⟧ } }
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
            "Photo state" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "写真の状態、横、残り" } },
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "照片状态" } },
                "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "照片狀態" } }
              }
            },
            "Language" : {
              "localizations" : {
                "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "切換為「简体中文」" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .han

  static func applies(to language: LanguageContext) -> Bool {
    language.language == "zh" && language.script == "Hant"
  }

  func check(_ text: TextContext) {
    let found = text.foreignHan(.simplifiedOnly, isForeign: true)
    if !found.isEmpty { text.report(.text(found)) }
  }
}
