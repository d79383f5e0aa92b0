import CatalogRules
import StringCatalogs

/// What the configuration of a project asks of the translations of a catalog in a release.
struct ReleaseRequirements {
  /// The rules whose findings the other blockers say already.
  private static let rulesOfCounts: Set<RuleIdentifier> = [
    "coverage-below-threshold", .missingTranslation,
  ]

  /// Whether it asks for anything.
  let exist: Bool

  /// The required languages that the catalog lacks, without any text.
  let absentLanguages: [ReportedLanguage]

  private let configuration: LintConfiguration
  private let catalog: ReportedCatalog
  private let required: Set<String>

  init(_ configuration: LintConfiguration, _ catalog: StringCatalog, _ counted: ReportedCatalog) {
    self.configuration = configuration
    let used = counted.languages.map { LanguageTag(rawValue: $0.language) }
    let asked = configuration.requiredLanguages + configuration.coverage.keys
    exist = !asked.isEmpty || configuration.defaultCoverage != nil
    required = Set(configuration.requiredLanguages.map { $0.name(among: used).rawValue })
    let source = catalog.effectiveSourceLanguage.canonical
    let names = Set(asked.map { $0.name(among: used) })
    absentLanguages = names.filter { !used.contains($0) && $0.canonical != source }
      .sorted { $0.rawValue < $1.rawValue }
      .map { tag in
        var language = ReportedLanguage(language: tag.rawValue)
        language.missing = counted.strings
        language.wordsLeft = counted.words
        return language
      }
    self.catalog = counted
  }

  /// Returns what stands in the way of a release.
  func blockers(_ findings: [Finding]) -> [Blocker] {
    let languages = (catalog.languages + absentLanguages).filter { !$0.isSource }
    let used = languages.map { LanguageTag(rawValue: $0.language) }
    let wanted = Dictionary(
      configuration.coverage.map { ($0.key.name(among: used).rawValue, $0.value) },
      uniquingKeysWith: max)
    var blockers: [Blocker] = []
    for language in languages {
      let coverage = wanted[language.language] ?? configuration.defaultCoverage
      if let coverage {
        let counts = language.counts
        if Double(counts.translated * 100) < coverage * Double(counts.total) {
          blockers.append(
            Blocker(
              kind: .coverage, language: language.language, catalog: catalog.path,
              count: language.untranslated, wanted: coverage,
              reached: Double(counts.translatedPerMille) / 10))
        }
      } else if required.contains(language.language), language.untranslated > 0 {
        blockers.append(
          Blocker(kind: .untranslated, language: language.language, count: language.untranslated))
      }
    }
    let errors = findings.filter {
      $0.severity == .error && !Self.rulesOfCounts.contains($0.rule)
    }
    for (language, found) in Dictionary(grouping: errors, by: \.language) {
      blockers.append(Blocker(kind: .errors, language: language?.rawValue, count: found.count))
    }
    return blockers
  }
}

extension Blocker {
  /// Returns blockers of which those of several catalogs are one, sorted by language and kind.
  static func joined(_ blockers: [Blocker]) -> [Blocker] {
    var joined: [Blocker] = []
    for blocker in blockers {
      let same = joined.firstIndex { other in
        blocker.kind != .coverage && other.kind == blocker.kind
          && other.language == blocker.language
      }
      if let same { joined[same].count += blocker.count } else { joined.append(blocker) }
    }
    return joined.sorted { left, right in
      let languages = [left, right].map { $0.language ?? "" }
      if languages[0] != languages[1] { return languages[0] < languages[1] }
      return left.kind == right.kind
        ? left.catalog ?? "" < right.catalog ?? "" : left.kind.order < right.kind.order
    }
  }
}

extension Blocker.Kind {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
