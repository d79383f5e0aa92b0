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
    let source = catalog.sourceLanguage
    for entry in catalog.entries where entry.shouldTranslate && !entry.keyIsEmpty {
      keys += 1
      let isStale = entry.extractionState == .stale
      for localization in entry.localizations {
        let language = localization.language
        guard let progress = Self.progress(of: localization, isSource: language == source) else {
          continue
        }
        counts[language, default: TranslationCounts()][keyPath: progress] += 1
        if isStale { counts[language]?.stale += 1 }
      }
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

  /// Returns how far a key has come in a language; nil when it has no text there.
  private static func progress(
    of localization: Localization, isSource: Bool
  ) -> WritableKeyPath<TranslationCounts, Int>? {
    var progress: WritableKeyPath<TranslationCounts, Int>?
    localization.forEachLeaf { leaf in
      switch leaf.state {
      case .new? where !isSource: progress = \.new
      case .needsReview?, .stale?: if progress != \.new { progress = \.needsReview }
      default: if progress == nil { progress = \.translated }
      }
    }
    return progress
  }
}

extension CatalogEntry {
  fileprivate var keyIsEmpty: Bool { keyRange.count == 2 }
}
