import StringCatalogs

/// A key such as `settings.title` that a reader sees instead of a text.
struct UntranslatedKey: TextRule {
  static let description = RuleDescription(
    "untranslated-key", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "settings.title" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Settings" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"settings.title"⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            ⟦"settings.title"⟧ : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "설정" } }
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
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Settings" } }
              }
            },
            "example.com" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "example.com" } }
              }
            },
            "heT-W6-Fyf.title" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "창" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .symbolic
  static let coversTranslations = false

  func check(_ text: TextContext) {
    if text.isKey {
      // A single underscore also stands in names that users know, such as `model_name`.
      guard text.traits.contains(.dot), text.entry.shouldTranslate, Self.isSymbolic(text.utf8),
        !Self.isInterfaceObject(text.utf8), isTranslated(text.entry)
      else { return }
      text.report(variant: "source")
    } else if let source = text.source, !text.entry.isKeySource,
      text.string == text.entry.key, source.string != text.string, Self.isSymbolic(text.utf8)
    {
      text.report()
    }
  }

  /// Returns whether a text is words in lower case, joined by dots or underscores.
  private static func isSymbolic(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      let last = text.last, last != UInt8(ascii: "."), last != UInt8(ascii: "_")
    else { return false }
    var separators = 0
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"):
        if previous == byte { return false }
        separators += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        break
      default: return false
      }
      previous = byte
    }
    return separators > 0
  }

  /// Returns whether a key names an object of an interface file, such as `heT-W6-Fyf.title`, where the
  /// source text then is.
  private static func isInterfaceObject(_ key: ArraySlice<UInt8>) -> Bool {
    let name = key.prefix { $0 != UInt8(ascii: ".") }
    return name.count == 10 && name.dropFirst(3).first == UInt8(ascii: "-")
      && name.dropFirst(6).first == UInt8(ascii: "-")
  }

  /// Returns whether a translation has a text that is not the key.
  private func isTranslated(_ entry: EntryContext) -> Bool {
    entry.localizations.contains { localization in
      entry.texts(of: localization).contains { text in
        text.range.count > 2
          && entry.catalog.bytes[text.range] != entry.catalog.bytes[entry.keyRange]
      }
    }
  }
}
