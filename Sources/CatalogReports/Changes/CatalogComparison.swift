import CatalogHistory
import CatalogRules
import StringCatalogs

/// Compares a catalog with an earlier version of it, as a report shows it.
struct CatalogComparison {
  /// What changed.
  private(set) var change = ReportedChange(base: "")

  /// The counts of the earlier version; nil if there was none.
  let earlier: TranslationStatistics?

  /// The rules whose findings are strings of the change.
  private static let rulesOfStrings: Set<RuleIdentifier> = [
    .missingTranslation, "outdated-translation",
  ]

  private let catalog: StringCatalog
  private let path: String

  init(
    of catalog: StringCatalog, _ table: TranslationTable, findings: [Finding], path: String,
    with earlier: StringCatalog?, findings earlierFindings: [Finding]
  ) {
    self.catalog = catalog
    self.path = path
    let comparison = TranslationComparison(of: catalog, table, with: earlier)
    self.earlier = comparison.earlier?.statistics
    change.addedKeys = comparison.addedKeys.count
    change.removedKeys = comparison.removedCount
    change.changedKeys = comparison.changedCount
    change.languages = comparison.languages.map { language(from: $0) }
    let changes = { (findings: [Finding]) in
      findings.filter { !Self.rulesOfStrings.contains($0.rule) }
        .map { FindingChange($0, in: path) }
    }
    let (new, old) = (changes(findings), changes(earlierFindings))
    change.newFindings = Self.difference(new, old)
    change.goneFindings = Self.difference(old, new)
  }

  private func language(from language: TranslationComparison.Language) -> LanguageChange {
    var change = LanguageChange(language: language.tag.rawValue)
    let strings = { (keys: [String]) in keys.compactMap { string($0, in: language.tag) } }
    change.untranslated = strings(language.untranslated)
    change.translated = strings(language.translated)
    change.lost = strings(language.lost)
    change.outdated = language.outdated.compactMap { text in
      var string = string(text.key, in: language.tag)
      string?.source = text.source
      string?.earlierSource = text.earlierSource
      return string
    }
    return change
  }

  private func string(_ key: String, in language: LanguageTag) -> StringChange? {
    catalog.entry(for: key).map { entry in
      StringTexts(of: entry, source: catalog.effectiveSourceLanguage)
        .change(in: language, catalog: path)
    }
  }

  /// Returns the findings that others do not have, each as often as it has no partner.
  private static func difference(
    _ findings: [FindingChange], _ others: [FindingChange]
  ) -> [FindingChange] {
    var left: [FindingChange: Int] = [:]
    for other in others { left[other, default: 0] += 1 }
    return findings.filter { finding in
      guard let count = left[finding], count > 0 else { return true }
      left[finding] = count - 1
      return false
    }
  }
}

extension FindingChange {
  fileprivate init(_ finding: Finding, in path: String) {
    self.init(
      catalog: path, rule: finding.rule.rawValue, severity: finding.severity.rawValue,
      key: finding.key, language: finding.language?.rawValue)
  }
}
