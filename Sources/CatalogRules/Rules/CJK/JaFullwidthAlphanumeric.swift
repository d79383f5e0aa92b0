/// Latin letters or digits of full width in Japanese.
struct JaFullwidthAlphanumeric: TextRule {
  static let description = RuleDescription(
    "ja-fullwidth-alphanumeric", severity: .info, preset: .all, fixability: .unsafe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Wi-Fi 6" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : ⟦"Ｗｉ-Ｆｉ ６"⟧ } }
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
              "Wi-Fi 6" : {
                "localizations" : {
                  "ja" : { "stringUnit" : { "state" : "translated", "value" : "Wi-Fi 6" } }
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
            "Wi-Fi" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "Wi-Fi（無線）！" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .compatibility

  static func applies(to language: LanguageContext) -> Bool { language.language == "ja" }

  func check(_ text: TextContext) {
    let edits = text.scalarRanges.compactMap { scalar, range -> Fix.Edit? in
      switch scalar.value {
      case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
        let narrow = Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) } ?? ""
        return text.edit(range, with: narrow)
      default: return nil
      }
    }
    if !edits.isEmpty { text.report(edits: edits) }
  }
}
