public import StringCatalogs

/// How far the translation of catalogs has come, by language.
public struct TranslationStatistics: Hashable, Sendable {
  /// The counts of each language that a catalog uses, as the catalog spells it.
  public private(set) var counts: [LanguageTag: TranslationCounts] = [:]

  /// Creates statistics of nothing.
  public init() {}

  /// Counts the keys of a catalog.
  ///
  /// The empty key and keys that are not to be translated don't count. In the source language a key
  /// always has text: itself.
  public init(of catalog: StringCatalog) {
    var keys = 0
    let walk = CatalogWalk(catalog)
    let source = catalog.sourceLanguage
    let sourceIndex = walk.languages.firstIndex { $0 == source }
    var tallies = walk.languages.map { _ in TranslationCounts() }
    while walk.advance() {
      guard walk.shouldTranslate, !walk.keyRange.dropFirst(2).isEmpty else { continue }
      keys += 1
      let isStale = walk.extractionState == .stale
      let texts = walk.texts
      for localization in walk.localizations where !localization.texts.isEmpty {
        let isSource = localization.language == sourceIndex
        let progress = Self.progress(of: texts[localization.texts], isSource: isSource)
        tallies[localization.language][keyPath: progress] += 1
        if isStale { tallies[localization.language].stale += 1 }
      }
    }
    for (language, tally) in zip(walk.languages, tallies) where tally.total > 0 {
      counts[language] = tally
    }
    if let source, counts[source] == nil { counts[source] = TranslationCounts() }
    for language in counts.keys {
      let missing = keys - (counts[language]?.total ?? 0)
      let member = language == source ? \TranslationCounts.translated : \.missing
      counts[language]?[keyPath: member] += missing
    }
  }

  /// Adds the statistics of another catalog; a language that only one of them uses has its counts
  /// alone.
  public static func += (left: inout TranslationStatistics, right: TranslationStatistics) {
    left.counts.merge(right.counts) { first, second in
      var sum = first
      sum += second
      return sum
    }
  }

  /// The languages, sorted by their tags.
  public var languages: [LanguageTag] {
    counts.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// Returns how far a key has come in a language: as far as the text that has come least far.
  private static func progress(
    of texts: ArraySlice<WalkedText>, isSource: Bool
  ) -> WritableKeyPath<TranslationCounts, Int> {
    if !isSource, texts.contains(where: { $0.state == .new }) { return \.new }
    let needsReview = texts.contains { $0.state == .needsReview || $0.state == .stale }
    return needsReview ? \.needsReview : \.translated
  }
}
