import CatalogRules
public import StringCatalogs

/// How far the translations of a project are, and what a change brings, as values.
///
/// Every form of a report can be made from it, in any language, also later from its JSON.
///
/// ```swift
/// let survey = CatalogSurvey(of: catalog, path: "Localizable.xcstrings")
/// let report = CatalogReport([survey], toolVersion: "1.0")
/// let korean = report.languages.first { $0.language == "ko" }
/// ```
public struct CatalogReport: Codable, Hashable, Sendable {
  /// The version of the JSON.
  public static let currentVersion = 1

  /// The version of the JSON that the report came from.
  public var schemaVersion = Self.currentVersion

  /// The version of the tool.
  public var toolVersion: String

  /// The current commit of the repository of the first catalog; nil outside of one.
  public var commit: ReportedCommit?

  /// The commit at which the known history begins; nil if it is complete or none is known.
  public var historyBeginning: ReportedCommit?

  /// Whether the configuration says what a release needs: required languages or a coverage.
  public var hasRequirements = false

  /// What the configuration does not allow in a release.
  public var blockers: [Blocker] = []

  /// The languages of all catalogs, sorted by their tags.
  public var languages: [ReportedLanguage] = []

  /// The findings of the linter that concern no language, or several.
  public var findings: [FindingCount] = []

  /// The catalogs, sorted by their paths.
  public var catalogs: [ReportedCatalog] = []

  /// What a change brings; nil if nothing was compared.
  public var change: ReportedChange?

  /// The progress at some commits, the oldest first; nil if nobody asked for it.
  public var history: [HistoryPoint]?

  /// The strings that are left to translate; nil if nobody asked for them.
  public var toTranslate: [LanguageTask]?

  /// Creates a report of catalogs.
  public init(_ surveys: [CatalogSurvey], base: String? = nil, toolVersion: String) {
    self.toolVersion = toolVersion
    let surveys = surveys.sorted { $0.catalog.path < $1.catalog.path }
    catalogs = surveys.map(\.catalog)
    languages = Self.totals(of: catalogs)
    findings = FindingCount.sum(surveys.flatMap(\.findings))
    hasRequirements = surveys.contains(where: \.hasRequirements)
    blockers = Blocker.joined(surveys.flatMap(\.blockers))
    if let base {
      var change = ReportedChange(base: base)
      for case let other? in surveys.map(\.change) { change.add(other) }
      change.takeProgress(after: languages, before: surveys.compactMap(\.earlier))
      self.change = change
    }
    if surveys.contains(where: { $0.toTranslate != nil }) {
      toTranslate = LanguageTask.joined(surveys.flatMap { $0.toTranslate ?? [] })
    }
  }

  /// The number of strings that should be translated.
  public var strings: Int { catalogs.reduce(0) { $0 + $1.strings } }

  /// The number of words of their source texts.
  public var words: Int { catalogs.reduce(0) { $0 + $1.words } }

  /// The languages that are translated into.
  public var translations: [ReportedLanguage] { languages.filter { !$0.isSource } }

  /// The languages that are translated into, the least complete first.
  var leastCompleteFirst: [ReportedLanguage] {
    translations.sorted { left, right in
      let parts = [left, right].map(\.counts.translatedPerMille)
      return parts[0] == parts[1] ? left.language < right.language : parts[0] < parts[1]
    }
  }

  /// Leaves out the languages that are none of some, in whatever spelling; the source language
  /// stays.
  public mutating func keep(_ tags: [LanguageTag]) {
    func isKept(_ language: String) -> Bool {
      let tag = LanguageTag(rawValue: language)
      return tags.contains { $0.alias(among: [tag]) != nil }
    }
    languages.removeAll { !$0.isSource && !isKept($0.language) }
    blockers.removeAll { $0.language.map { !isKept($0) } ?? false }
    for index in catalogs.indices {
      catalogs[index].languages.removeAll { !$0.isSource && !isKept($0.language) }
    }
    change?.languages.removeAll { !isKept($0.language) }
    change?.newFindings.removeAll { $0.language.map { !isKept($0) } ?? false }
    change?.goneFindings.removeAll { $0.language.map { !isKept($0) } ?? false }
    for index in (history ?? []).indices {
      history?[index].languages.removeAll { !isKept($0.language) }
    }
    toTranslate?.removeAll { !isKept($0.language) }
  }

  /// Returns the languages that a report can’t say anything about: those that no catalog has, now
  /// or in what it is compared with, and that the configuration does not require.
  public func unknownLanguages(among tags: [LanguageTag]) -> [LanguageTag] {
    var names = Set(languages.map(\.language) + blockers.compactMap(\.language))
    names.formUnion((change?.languages ?? []).map(\.language))
    for point in history ?? [] { names.formUnion(point.languages.map(\.language)) }
    let known = names.sorted().map(LanguageTag.init(rawValue:))
    return tags.filter { $0.alias(among: known) == nil }
  }

  /// Returns the progress of each language in all catalogs, sorted by their tags.
  ///
  /// A catalog that lacks a language of another one does not count for that language, as in the
  /// statistics of the linter.
  private static func totals(of catalogs: [ReportedCatalog]) -> [ReportedLanguage] {
    var totals: [String: ReportedLanguage] = [:]
    for language in catalogs.flatMap(\.languages) {
      totals[language.language, default: ReportedLanguage(language: language.language)]
        .add(language)
    }
    return totals.values.sorted { $0.language < $1.language }
  }
}
