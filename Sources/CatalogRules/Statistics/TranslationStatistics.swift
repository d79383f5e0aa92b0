public import StringCatalogs

/// The translation progress of catalogs, by language.
///
/// ```swift
/// let statistics = TranslationStatistics(of: catalog)
/// let korean = statistics.counts["ko"]
/// ```
public struct TranslationStatistics: Hashable, Sendable {
  /// The counts of each language in a catalog, in the catalog's spelling.
  public private(set) var counts: [LanguageTag: TranslationCounts] = [:]

  /// Creates empty statistics.
  public init() {}

  /// Counts the keys of a catalog.
  ///
  /// The empty key and keys that should not be translated don't count. In the source language a key
  /// always has text: itself.
  public init(of catalog: StringCatalog) {
    let walk = CatalogWalk(catalog)
    let source = catalog.effectiveSourceLanguage
    var tally = TranslationTally(walk, source: source)
    while walk.advance() { tally.count(walk) }
    self.init(tally, walk, source: source)
  }

  /// Creates statistics from the counts of a walk.
  init(_ tally: TranslationTally, _ walk: CatalogWalk, source: LanguageTag) {
    counts = tally.counts(in: walk.languages, source: source)
  }

  /// The number of keys that should be translated into each language.
  package var total: Int { counts.values.first?.total ?? 0 }

  /// Adds the statistics of another catalog.
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
}
