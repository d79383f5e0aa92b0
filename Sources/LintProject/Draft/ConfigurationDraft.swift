public import CatalogRules
public import StringCatalogs

/// The first configuration of a project, based on its catalogs.
///
/// It preserves the current state without turning the next string into an error: it requires no
/// language, and a coverage that leaves room for new strings without translations.
public struct ConfigurationDraft: Sendable {
  /// The languages that every catalog has in full.
  public private(set) var completeLanguages: [LanguageTag] = []

  /// The incomplete languages, each with the number of missing texts.
  public private(set) var incompleteLanguages: [(language: LanguageTag, missing: Int)] = []

  /// The minimum coverage of each language, in whole percent: what it has reached in its least
  /// complete catalog, with room for new strings; without languages that a catalog lacks entirely.
  public private(set) var coverage: [(language: LanguageTag, percentage: Int)] = []

  /// The folders with third-party catalogs.
  public private(set) var exclude: [String] = []

  /// The product names that catalogs leave untranslated.
  public private(set) var doNotTranslate: [String] = []

  /// The rules with findings under this configuration, each with the highest severity of these and
  /// their number.
  public private(set) var findings: [(rule: RuleDescription, severity: Severity, count: Int)] = []

  /// Creates a configuration from catalogs.
  public init(fitting sources: [DraftSource]) {
    exclude = ForeignFolder.patterns(for: sources.map(\.path))
    var project = ProjectConfiguration()
    project.exclude = exclude
    let sources = sources.filter { !project.excludes($0.path) }
    let catalogs = sources.compactMap { try? StringCatalog(bytes: $0.bytes) }
    doNotTranslate = ProductName.names(in: catalogs)
    fitLanguages(to: sources, catalogs)
    project.linting = linting
    findings = Self.count(sources, project.linting)
  }

  /// The configuration of the rules.
  private var linting: LintConfiguration {
    var linting = LintConfiguration()
    linting.doNotTranslate = doNotTranslate
    for (language, percentage) in coverage { linting.coverage[language] = Double(percentage) }
    return linting
  }

  private mutating func fitLanguages(to sources: [DraftSource], _ catalogs: [StringCatalog]) {
    let statistics = catalogs.map { TranslationStatistics(of: $0) }
    let translations = zip(catalogs, statistics).flatMap { catalog, statistics in
      let source = catalog.effectiveSourceLanguage.canonical
      return statistics.languages.map(\.canonical).filter { $0 != source }
    }
    let languages = Set(translations).filter { $0.language != nil }
      .sorted { $0.rawValue < $1.rawValue }
    for language in languages {
      let missing = Self.missing(language, in: sources)
      if missing > 0 {
        incompleteLanguages.append((language, missing))
      } else {
        completeLanguages.append(language)
      }
      let percentage = Self.percentage(of: language, in: statistics)
      if percentage > 0 { coverage.append((language, percentage)) }
    }
  }

  /// Returns the number of texts that would be errors if a language were required.
  private static func missing(_ language: LanguageTag, in sources: [DraftSource]) -> Int {
    var linting = LintConfiguration(select: ["missing-translation"])
    linting.requiredLanguages = [language]
    linting.barelyBegunBelow = 0
    let linter = CatalogLinter(configuration: linting)
    return sources.reduce(0) { sum, source in
      let findings = linter.lint(bytes: source.bytes, path: source.path).findings
      return sum + findings.count { $0.severity == .error }
    }
  }

  private static func percentage(
    of language: LanguageTag, in statistics: [TranslationStatistics]
  ) -> Int {
    let percentages = statistics.filter { $0.total > 0 }.map { catalog in
      let counts = catalog.counts.first { $0.key.canonical == language }?.value
      return (counts?.translated ?? 0) * 100 / (catalog.total + newStrings(in: catalog))
    }
    return percentages.min() ?? 0
  }

  /// Returns how many new strings a catalog has room for before its coverage is an error: a
  /// twentieth of what it has, and five in a small one.
  private static func newStrings(in catalog: TranslationStatistics) -> Int {
    max(5, catalog.total / 20)
  }

  private static func count(
    _ sources: [DraftSource], _ linting: LintConfiguration
  ) -> [(rule: RuleDescription, severity: Severity, count: Int)] {
    let linter = CatalogLinter(configuration: linting)
    var severities: [RuleIdentifier: [Severity]] = [:]
    for source in sources {
      let file = linter.lint(bytes: source.bytes, path: source.path, siblings: source.siblings)
      for finding in file.findings {
        severities[finding.rule, default: []].append(finding.severity)
      }
    }
    let found = RuleRegistry.descriptions.compactMap { rule in
      severities[rule.id].map {
        (rule: rule, severity: $0.max() ?? rule.severity, count: $0.count)
      }
    }
    return found.sorted { $0.count != $1.count ? $0.count > $1.count : $0.rule.id < $1.rule.id }
  }
}
