import StringCatalogs

/// The plain translations of a catalog, indexed by source text and by translation.
///
/// It walks the catalog once more, and is created only for rules that are off by default.
struct TranslationIndex {
  /// A text with the key of its entry.
  struct KeyedText: Hashable {
    var text: String
    var key: String

    /// Returns whether another text is equal, ignoring case and white space.
    func isSame(as other: String) -> Bool {
      Self.folded(text) == Self.folded(other)
    }

    private static func folded(_ text: String) -> String {
      text.lowercased().filter { !$0.isWhitespace }
    }
  }

  /// The most frequent translation of each source text that several keys have, by language.
  private var mostCommon: [LanguageTag: [String: KeyedText]] = [:]

  /// The source text of the first key with each translation, by language.
  private var first: [LanguageTag: [String: KeyedText]] = [:]

  init(_ catalog: StringCatalog, source: LanguageTag) {
    var translations: [LanguageTag: [String: [KeyedText]]] = [:]
    for entry in catalog.entries where entry.shouldTranslate && entry.extractionState != .stale {
      let localizations = entry.localizations
      let original =
        localizations.first { $0.language.canonical == source.canonical }?.content.unit?.value
      for localization in localizations {
        guard let unit = localization.content.unit, let value = unit.value, unit.state != .new,
          value.contains(" ") || original?.contains(" ") == true
        else { continue }
        let language = localization.language
        if first[language]?[value] == nil {
          first[language, default: [:]][value] =
            KeyedText(text: original ?? entry.key, key: entry.key)
        }
        guard let original, original.contains(" ") else { continue }
        translations[language, default: [:]][original, default: []]
          .append(KeyedText(text: value, key: entry.key))
      }
    }
    mostCommon = translations.mapValues { bySource in
      bySource.compactMapValues(Self.mostCommon(among:))
    }
  }

  /// Returns the most frequent translation of a source text that several keys have.
  func mostCommon(for source: String, in language: LanguageContext) -> KeyedText? {
    mostCommon[language.tag]?[source]
  }

  /// Returns the source text of the first key with a translation.
  func first(with translation: String, in language: LanguageContext) -> KeyedText? {
    first[language.tag]?[translation]
  }

  private static func mostCommon(among texts: [KeyedText]) -> KeyedText? {
    guard texts.count > 1 else { return nil }
    var counts: [String: Int] = [:]
    for text in texts { counts[text.text, default: 0] += 1 }
    guard counts.count > 1, let most = counts.values.max() else { return nil }
    return texts.first { counts[$0.text] == most }
  }
}
