import ASCII
import StringCatalogs

/// A key such as `settings.title` that a reader sees instead of a text.
struct UntranslatedKey: TextRule {
  static let description = RuleDescription(
    "untranslated-key", severity: .warning,
    examples: [
      .bad(["settings.title": ["en": "Settings", "ko": "⟦settings.title⟧"]]),
      .bad(["⟦settings.title⟧": ["ko": "설정"]]),
      .bad([
        "error.load-failed %@": ["de": "Laden fehlgeschlagen: %@", "en": "⟦error.load-failed %@⟧"]
      ]),
      .good([
        "Settings": ["de": "Settings"],
        "example.com": ["ko": "example.com"],
        "noun.days.few": ["ru": "дня"],
        "v%@.%@": ["ko": "버전 %@.%@"],
        "heT-W6-Fyf.title": ["ko": "창"],
        "rule.cache.hint": .entry(comment: "English falls back to the rule.", ["ko": "캐시"]),
      ]),
    ])

  static let traits: TextTraits = .symbolic
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    if text.isSource {
      guard text.isKey || isKey(text.text, of: text.entry),
        // A single underscore also occurs in names that users know, such as `model_name`.
        text.traits.contains(.dot), text.entry.shouldTranslate, Self.isSymbolic(text.text),
        !InterfaceObject.isKey(text.utf8), !Self.isUnneededForm(text), isTranslated(text.entry),
        !text.isKey || Self.isInUse(text.entry),
        !(text.entry.comment.map(TranslatorNote.namesFallback) ?? false)
      else { return }
      // A key that only translations of a table have is most likely left over.
      let isLeftOver = text.isKey && text.catalog.isTable
      reporter.report(
        text, variant: text.isKey ? "source" : nil, severity: isLeftOver ? .info : nil)
    } else if let source = text.source, !text.entry.isKeySource, isKey(text.text, of: text.entry),
      !isKey(source, of: text.entry), Self.isSymbolic(text.text)
    {
      reporter.report(text)
    }
  }

  /// Returns whether a text is the key of its entry.
  private func isKey(_ text: LintedText, of entry: EntryContext) -> Bool {
    entry.catalog.bytes[text.range] == entry.catalog.bytes[entry.keyRange]
  }

  /// Returns whether a text is lowercase words joined by dots or underscores, beside placeholders.
  private static func isSymbolic(_ text: LintedText) -> Bool {
    guard text.traits.contains(.percent) else { return isSymbolic(text.utf8) }
    guard let first = text.utf8.first, first.isASCIILowercase else { return false }
    let format = text.format
    var name: [UInt8] = []
    var hasEnded = false
    for piece in format.pieces {
      switch piece.kind {
      case .text:
        for byte in format.text(of: piece).utf8 {
          // After a space, only placeholders may follow, as in `error.load-failed %@ %lld`.
          if byte == UInt8(ascii: " ") {
            hasEnded = true
          } else if hasEnded {
            return false
          } else {
            name.append(byte)
          }
        }
      case .percentSign: return false
      default: name.append(UInt8(ascii: "."))
      }
    }
    let words = name.split(separator: UInt8(ascii: "."))
    // `e.g. %@` is no key.
    guard words.contains(where: { $0.count > 1 }) else { return false }
    return isSymbolic(Array(words.joined(separator: [UInt8(ascii: ".")]))[...])
  }

  /// Returns whether a text is lowercase words joined by dots or underscores.
  static func isSymbolic(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first.isASCIILowercase, let last = text.last,
      last != UInt8(ascii: "."), last != UInt8(ascii: "_")
    else { return false }
    var separators = 0
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"):
        if previous == byte { return false }
        separators += 1
      case UInt8(ascii: "-"): break
      default:
        guard byte.isASCIILetter || byte.isASCIIDigit else { return false }
      }
      previous = byte
    }
    return separators > 0
  }

  /// Returns whether a key ends with a plural category that the source language doesn't have, as in
  /// `days.few`: the program asks for it in other languages only.
  private static func isUnneededForm(_ text: TextContext) -> Bool {
    let name = text.utf8.split(separator: UInt8(ascii: ".")).last ?? []
    let category = PluralCategory(rawValue: String(decoding: name, as: UTF8.self))
    return PluralCategory.known.contains(category)
      && !text.language.neededForms.categories.contains(category)
  }

  /// Returns whether a fourth of the catalog's languages have an entry: one that the source
  /// language lacks and few others have was forgotten when its text was removed.
  private static func isInUse(_ entry: EntryContext) -> Bool {
    4 * entry.localizations.count >= entry.catalog.languages.count
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
