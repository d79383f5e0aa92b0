package import CatalogHistory
package import StringCatalogs

/// What became of the translations of a catalog since an earlier version of it.
package struct TranslationComparison {
  /// What became of the translations into a language; keys are in the order of the file.
  package struct Language {
    /// The language, as the catalog spells it.
    package let tag: LanguageTag

    /// The strings that are new, or should be translated from now on, and are not translated.
    package fileprivate(set) var untranslated: [String] = []

    /// The translations whose source text has got another meaning, one for each string.
    package fileprivate(set) var outdated: [OutdatedText] = []

    /// The strings that are translated now, and were not before.
    package fileprivate(set) var translated: [String] = []

    /// The strings that were translated, and are not any more.
    package fileprivate(set) var lost: [String] = []

    /// The strings that are left to translate because of the change.
    package var remaining: Set<String> { Set(untranslated + lost + outdated.map(\.key)) }
  }

  /// The languages that are translated into, in order of appearance, then those that are gone.
  package private(set) var languages: [Language] = []

  /// The strings that are new, or should be translated from now on.
  package let addedKeys: Set<String>

  /// The number of strings that are gone, or no longer to be translated.
  package let removedCount: Int

  /// The number of strings whose source text has another meaning, with a translation of the old
  /// one.
  package private(set) var changedCount = 0

  /// The earlier version; nil if there was none.
  package let earlier: TranslationTable?

  private let table: TranslationTable

  /// Compares a catalog, whose strings `table` has if they were read before, with an earlier
  /// version; nil for none.
  package init(
    of catalog: StringCatalog, _ table: TranslationTable? = nil, with earlier: StringCatalog?
  ) {
    self.table = table ?? TranslationTable(of: catalog)
    self.earlier = earlier.map { TranslationTable(of: $0) }
    let rows = Self.current(self.table)
    let before = self.earlier.map(Self.current) ?? [:]
    addedKeys = Set(rows.keys.filter { before[$0] == nil })
    removedCount = before.keys.count { rows[$0] == nil }
    languages = self.table.languages.map { Language(tag: $0) }
    compare(with: before)
    if let source = self.table.source { languages.remove(at: source) }
    addLanguagesThatAreGone(before)
    if let earlier { findOutdated(in: catalog, since: earlier) }
  }

  /// Returns the rows by key that are not stale.
  private static func current(_ table: TranslationTable) -> [String: TranslationTable.Row] {
    Dictionary(
      table.rows.filter { !$0.isStale }.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
  }

  private mutating func compare(with before: [String: TranslationTable.Row]) {
    let indices = table.languages.map { tag in
      earlier?.languages.firstIndex { $0.canonical == tag.canonical }
    }
    for row in table.rows where !row.isStale {
      let old = before[row.key]
      for language in table.languages.indices where language != table.source {
        let isOpen = row.statuses[language].isUntranslated
        let wasOpen = old.map { old in
          indices[language].map { old.statuses[$0].isUntranslated } ?? true
        }
        switch (isOpen, wasOpen) {
        case (true, nil): languages[language].untranslated.append(row.key)
        case (true, false): languages[language].lost.append(row.key)
        case (false, nil), (false, true): languages[language].translated.append(row.key)
        case (true, true), (false, false): break
        }
      }
    }
  }

  private mutating func addLanguagesThatAreGone(_ before: [String: TranslationTable.Row]) {
    let known = Set(table.languages.map(\.canonical))
    for (index, tag) in (earlier?.languages ?? []).enumerated()
    where index != earlier?.source && !known.contains(tag.canonical) {
      var language = Language(tag: tag)
      language.lost = table.rows.filter { row in
        !row.isStale && before[row.key].map { !$0.statuses[index].isUntranslated } ?? false
      }.map(\.key)
      languages.append(language)
    }
  }

  private mutating func findOutdated(in catalog: StringCatalog, since earlier: StringCatalog) {
    var changed: Set<String> = []
    var known: Set<[String]> = []
    let allowance = OutdatedTextAllowance(catalog)
    for text in CatalogHistory.outdatedTexts(in: catalog, since: earlier)
    where text.hasOtherMeaning && text.state != .needsReview && !allowance.allows(text) {
      changed.insert(text.key)
      guard known.insert([text.language.rawValue, text.key]).inserted,
        let index = languages.firstIndex(where: { $0.tag == text.language })
      else { continue }
      languages[index].outdated.append(text)
    }
    changedCount = changed.count
  }
}
