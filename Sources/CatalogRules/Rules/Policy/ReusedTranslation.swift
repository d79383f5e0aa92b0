import StringCatalogs

/// A translation of three words and more that another key has for a source text without a word in common.
///
/// Languages with one plural form say the same in fewer ways, and are left alone.
struct ReusedTranslation: TextRule {
  static let description = RuleDescription(
    "reused-translation", severity: .info, preset: .all,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Delete this album" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Dieses Album löschen" } }
              }
            },
            "Share with friends" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : ⟦"Dieses Album löschen"⟧ } }
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
            "Delete photo" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Foto löschen" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "사진 삭제" } }
              }
            },
            "Remove photo" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Foto löschen" } }
              }
            },
            "Erase picture" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "사진 삭제" } }
              }
            },
            "OK" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Ja" } }
              }
            },
            "Yes" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Ja" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .space

  static func applies(to language: LanguageContext) -> Bool {
    !language.isSource && language.pluralRules.categories.count > 1
  }

  func check(_ text: TextContext) {
    guard let source = text.sourceProse, source.traits.contains(.space),
      text.entry.shouldTranslate, text.entry.extractionState != .stale,
      !text.traits.contains(.stateNew), text.path.isEmpty,
      let first = text.catalog.translations.first(with: text.string, in: text.language),
      first.key != text.entry.key,
      Self.words(of: text.string).count > 2,
      Self.words(of: first.text).isDisjoint(with: Self.words(of: source.string))
    else { return }
    text.report(.text(first.text), .text(first.key))
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
