import StringCatalogs

/// A translation into a language of another script that has only Latin letters.
struct UntranslatedCopy: TextRule {
  static let description = RuleDescription(
    "untranslated-copy", severity: .warning,
    examples: [
      .bad([
        "Keep the original file": [
          "ja": "⟦Keep the original file⟧", "ko": "⟦Keep original file⟧",
          "hi": "⟦Keep the original file⟧",
        ],
        "Resume Insulin Delivery": [
          "de": "Insulinabgabe fortsetzen",
          "es": "Reanudar insulina",
          "fr": "Reprendre l’insuline",
          "he": "⟦Resume Insulin Delivery⟧",
          "ru": "Возобновить подачу",
        ],
        "🎉 You are now subscribed": ["ja": "⟦🎉 You are now subscribed⟧"],
      ]),
      .good([
        "Apple Watch": ["ko": "Apple Watch"],
        "Keep the original file": [
          "de": "Keep the original file",
          "ja": .new("Keep the original file"),
          "sr": "Zadrži originalnu datoteku",
          "ko": "원본 file 유지",
        ],
        "Mission Control": [
          "de": "Mission Control",
          "es": "Mission Control",
          "fr": "Mission Control",
          "ja": "Mission Control",
          "zh-Hans": "调度中心",
        ],
        "Phi-4 mini": ["ko": "Phi-4 mini"],
        "dd MMM yyyy": ["ko": "yyyy MMM dd"],
        "https://example.com/some/page": ["ko": "https://example.com/some/page"],
      ]),
    ])

  static let traits: TextTraits = .latinOnly

  /// Without any of these there is only one word.
  private static let gaps: TextTraits = [.space, .lineFeed, .tab, .control, .latinSymbol, .symbol]

  /// Languages that are also written in Latin letters.
  private static let biscriptal: Set<String> = [
    "az", "bs", "hi", "kk", "kmr", "ku", "mn", "pa", "ro", "sr", "tg", "tk", "ug", "uz",
  ]

  static func applies(to language: LanguageContext) -> Bool {
    !language.isSource && language.script != "Latn" && language.script != "Zzzz"
  }

  private static func mayBeLatin(_ language: LanguageContext) -> Bool {
    biscriptal.contains(language.language) && language.canonical.script == nil
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.traits.contains(.latinOnly), !text.traits.contains(.stateNew),
      !text.traits.isDisjoint(with: Self.gaps),
      let source = text.source, text.entry.shouldTranslate,
      // A source text of another script with Latin letters only, such as a name, may stay.
      text.catalog.sourceLanguage.script == "Latn"
        || !source.traits.isDisjoint(with: .nonLatinLetter),
      text.text.mayHaveLowercaseWord || text.utf8 == source.utf8,
      // A text that differs from the source may be a translation in Latin letters.
      !Self.mayBeLatin(text.language) || text.utf8 == source.utf8
    else { return }
    // The names of the app, such as CFBundleDisplayName, may stay.
    if text.entry.key.hasPrefix("CFBundle"), text.entry.key.hasSuffix("Name") { return }
    let words = TextWords(text.string, without: text.catalog.configuration.doNotTranslate)
    guard words.count >= 2,
      words.hasLowercase || text.utf8 == source.utf8 && isTranslatedElsewhere(text)
    else { return }
    reporter.report(text)
  }

  /// Returns whether most other languages have a different text, which distinguishes
  /// `Battery Information` from a name such as `Mission Control`.
  private func isTranslatedElsewhere(_ text: TextContext) -> Bool {
    let (entry, bytes, copy) = (text.entry, text.catalog.bytes, text.text.range)
    var (others, translated) = (0, 0)
    for (index, localization) in entry.localizations.enumerated()
    where index != entry.sourceIndex && localization.language != text.language.index
      && !entry.isMissing(localization)
    {
      others += 1
      let isCopied = entry.texts(of: localization).contains {
        $0.range.count == copy.count && bytes[$0.range] == bytes[copy]
      }
      if !isCopied { translated += 1 }
    }
    return others >= 4 && translated * 4 >= others * 3
  }
}
