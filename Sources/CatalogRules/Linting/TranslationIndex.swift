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

  /// For each language of the catalog, the most frequent translation of each source text that
  /// several keys have.
  private let mostCommon: [[String: KeyedText]]

  /// For each language of the catalog, the source text of the first key with each translation.
  private let first: [[String: KeyedText]]

  /// For each language of the catalog, the keys that have a translation.
  private let keys: [Set<String>]

  init(_ catalog: CatalogContext) {
    let isSource = catalog.languages.map(\.isSource)
    var first = isSource.map { _ in [String: KeyedText]() }
    var keys = isSource.map { _ in Set<String>() }
    var translations = isSource.map { _ in [String: [KeyedText]]() }
    let walk = CatalogWalk(again: catalog.walk)
    while walk.advance() {
      guard walk.shouldTranslate, !walk.isStale, let key = walk.entry?.key else { continue }
      let original = walk.localizations.first { isSource[$0.language] }
        .flatMap { Self.unit(of: $0, in: walk) }.map(walk.string)
      let isSentence = original?.utf8.contains(UInt8(ascii: " ")) ?? false
      for localization in walk.localizations {
        guard let unit = Self.unit(of: localization, in: walk), unit.state != .new else { continue }
        let value = walk.string(of: unit)
        guard isSentence || value.utf8.contains(UInt8(ascii: " ")) else { continue }
        let language = localization.language
        keys[language].insert(key)
        if first[language][value] == nil {
          first[language][value] = KeyedText(text: original ?? key, key: key)
        }
        guard isSentence, let original else { continue }
        translations[language][original, default: []].append(KeyedText(text: value, key: key))
      }
    }
    self.first = first
    self.keys = keys
    mostCommon = translations.map { $0.compactMapValues(Self.mostCommon(among:)) }
  }

  /// Returns the text of a localization that does not vary.
  private static func unit(of localization: WalkedLocalization, in walk: CatalogWalk) -> WalkedText?
  {
    walk.texts[localization.texts].first { $0.step == nil && $0.hasLiteral }
  }

  /// Returns the most frequent translation of a source text that several keys have.
  func mostCommon(for source: String, in language: LanguageContext) -> KeyedText? {
    language.index.flatMap { mostCommon[$0][source] }
  }

  /// Returns the source text of the first key with a translation.
  func first(with translation: String, in language: LanguageContext) -> KeyedText? {
    language.index.flatMap { first[$0][translation] }
  }

  /// Returns in how many other languages than the one of a text the entry has the same text as
  /// another key, and in how many it has not.
  func votes(about text: TextContext, and other: KeyedText) -> (same: Int, different: Int) {
    var votes = (same: 0, different: 0)
    for ballot in text.entry.ballots {
      let form = ballot.first
      guard !form.language.isForm(of: text.language),
        let index = form.language.index, keys[index].contains(other.key)
      else { continue }
      let translation = text.entry.votingTexts[form.texts.lowerBound]
      if first[index][translation.string]?.key == other.key {
        votes.same += 1
      } else {
        votes.different += 1
      }
    }
    return votes
  }

  private static func mostCommon(among texts: [KeyedText]) -> KeyedText? {
    guard texts.count > 1 else { return nil }
    var counts: [String: Int] = [:]
    for text in texts { counts[text.text, default: 0] += 1 }
    guard counts.count > 1, let most = counts.values.max() else { return nil }
    return texts.first { counts[$0.text] == most }
  }
}
