public import CatalogRules
public import StringCatalogs

/// The progress of the languages at a commit.
public struct HistoryPoint: Codable, Hashable, Sendable {
  /// The progress of a language.
  public struct Language: Codable, Hashable, Sendable {
    /// The language, as the catalogs spell it.
    public var language: String

    /// The number of strings whose texts are all translated.
    public var translated: Int

    /// The number of strings that should be translated.
    public var total: Int

    /// The translated part in tenths of a percent, rounded down; 1000 if there is no string.
    public var perMille: Int { TranslationCounts.perMille(translated, of: total) }
  }

  /// The commit; nil for the working copy.
  public var commit: ReportedCommit?

  /// The languages, sorted by their tags, without the source language.
  public var languages: [Language]

  /// Creates a point from the statistics of all catalogs at a commit; `sources` are the source
  /// languages.
  public init(
    commit: ReportedCommit?, _ statistics: TranslationStatistics, without sources: Set<LanguageTag>
  ) {
    self.commit = commit
    languages = statistics.languages.filter { !sources.contains($0) }.map { tag in
      let counts = statistics.counts[tag] ?? TranslationCounts()
      return Language(language: tag.rawValue, translated: counts.translated, total: counts.total)
    }
  }
}

extension HistoryPoint {
  /// Creates the point of a report: that of the working copy.
  public init(of report: CatalogReport) {
    commit = nil
    languages = report.translations.map { language in
      Language(
        language: language.language, translated: language.translated, total: language.total)
    }
  }
}
