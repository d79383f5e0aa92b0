package import StringCatalogs

/// How far each string of a catalog is in each language, as ``TranslationStatistics`` count it.
package struct TranslationTable {
  /// A string.
  package struct Row {
    /// The key.
    package let key: String

    /// Whether the string is no longer in the code; then it counts as nothing else.
    package let isStale: Bool

    /// How far it is, by the indices of ``TranslationTable/languages``.
    package let statuses: [TranslationStatus]
  }

  /// The languages of the catalog as it spells them, in order of appearance.
  package let languages: [LanguageTag]

  /// The index of the source language; nil if no text is in it.
  package let source: Int?

  /// The strings that should be translated, in the order of the file.
  package private(set) var rows: [Row] = []

  /// The counts of the rows.
  package let statistics: TranslationStatistics

  /// Reads a catalog, by a walk that stands before its first entry; `visit` sees each string of a
  /// row with the walk that stands at it.
  package init(
    of catalog: StringCatalog, by walk: CatalogWalk? = nil,
    visit: (Row, CatalogWalk) -> Void = { _, _ in }
  ) {
    let walk = walk ?? CatalogWalk(catalog)
    let sourceLanguage = catalog.effectiveSourceLanguage
    var tally = TranslationTally(walk, source: sourceLanguage)
    languages = walk.languages
    source = languages.firstIndex { $0.canonical == sourceLanguage.canonical }
    var statuses: [TranslationStatus] = []
    while walk.advance() {
      guard TranslationTally.counts(walk) else { continue }
      let isStale = walk.isStale
      statuses.removeAll(keepingCapacity: true)
      for index in languages.indices {
        // In the source language a string always has text: itself, or the default in the code.
        statuses.append(index == source ? .translated : .missing)
      }
      tally.count(walk) { language, status in statuses[language] = status }
      let row = Row(key: walk.entry?.key ?? "", isStale: isStale, statuses: statuses)
      rows.append(row)
      visit(row, walk)
    }
    statistics = TranslationStatistics(tally, walk, source: sourceLanguage)
  }
}
