public import StringCatalogs

/// The strings and languages of an overview to show.
public struct OverviewFilter: Hashable, Sendable {
  /// The languages, in the catalog's spelling; empty for all.
  public var languages: [LanguageTag]

  /// The state that a string must have in one of the languages; nil for any.
  public var state: TranslationState?

  /// Whether to show only stale strings.
  public var isStale: Bool

  /// Creates a filter.
  public init(languages: [LanguageTag] = [], state: TranslationState? = nil, isStale: Bool = false)
  {
    self.languages = languages
    self.state = state
    self.isStale = isStale
  }
}

extension CatalogOverview {
  /// Returns the overview of some of the languages and strings.
  ///
  /// In a language that the catalog does not have, all strings are missing.
  public func filtered(by filter: OverviewFilter) -> CatalogOverview {
    let wanted = filter.languages.isEmpty ? languages.map(\.language) : filter.languages
    let indices = Dictionary(
      zip(languages.map(\.language), 0...), uniquingKeysWith: { first, _ in first })
    let positions = wanted.map { indices[$0] }
    var progress = zip(wanted, positions).map { tag, position in
      position.map { languages[$0] } ?? LanguageProgress(tag)
    }
    var kept: [StringOverview] = []
    for string in strings {
      var string = string
      let states = positions.map { $0.map { string.states[$0] } ?? string.absentState }
      for (number, position) in positions.enumerated()
      where position == nil && string.shouldTranslate && !string.key.isEmpty {
        progress[number].count(.missing, isStale: string.isStale)
      }
      if filter.isStale && !string.isStale { continue }
      if let state = filter.state, !states.contains(state) { continue }
      string.texts = positions.map { $0.flatMap { string.texts[$0] } }
      string.states = states
      kept.append(string)
    }
    return CatalogOverview(
      path: path, sourceLanguage: sourceLanguage, languages: progress, strings: kept)
  }
}
