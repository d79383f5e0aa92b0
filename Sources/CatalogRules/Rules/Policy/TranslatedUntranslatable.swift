import StringCatalogs

/// An entry that is not to be translated, and is translated all the same.
struct TranslatedUntranslatable: EntryRule {
  static let description = RuleDescription(
    "translated-untranslatable", severity: .info,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            ⟦"MetaLens"⟧ : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "메타렌즈" } }
              },
              "shouldTranslate" : false
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
            "MetaLens" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "MetaLens" } }
              },
              "shouldTranslate" : false
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  func check(_ entry: EntryContext) {
    guard !entry.shouldTranslate else { return }
    let tags = entry.localizations.compactMap { localization -> String? in
      guard let language = entry.language(of: localization), !language.isSource else { return nil }
      return language.tag.rawValue
    }
    guard !tags.isEmpty else { return }
    entry.report(.text(tags.joined(separator: ", ")), .integer(Int64(tags.count)))
  }
}
