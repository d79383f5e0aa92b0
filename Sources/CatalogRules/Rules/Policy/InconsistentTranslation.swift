import StringCatalogs

/// A text that is translated otherwise than the same text of another key.
struct InconsistentTranslation: TextRule {
  static let description = RuleDescription(
    "inconsistent-translation", severity: .info, preset: .all,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "album.delete" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete album" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "앨범 삭제" } }
              }
            },
            "menu.delete" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete album" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"앨범 지우기"⟧ } }
              }
            },
            "toolbar.delete" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete album" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "앨범 삭제" } }
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
            "door.open" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "열림" } }
              }
            },
            "file.open" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "열기" } }
              }
            },
            "album.delete" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete album" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "앨범 삭제" } }
              }
            },
            "menu.delete" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete album" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "앨범 삭제" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .any

  func check(_ text: TextContext) {
    // A single word may be a verb here and a noun there.
    guard let source = text.source, source.traits.contains(.space), !text.entry.isKeySource,
      text.entry.shouldTranslate, text.entry.extractionState != .stale,
      !text.traits.contains(.stateNew), text.path.isEmpty,
      let usual = text.catalog.translations.usual(for: source.string, in: text.language),
      !usual.isSame(as: text.string)
    else { return }
    text.report(.text(usual.text), .text(usual.key))
  }
}
