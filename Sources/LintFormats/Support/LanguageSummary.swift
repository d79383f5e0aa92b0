import CatalogRules
import Escaping
import StringCatalogs

/// The findings and the translated part of each language: the table at the end of a report for
/// people.
struct LanguageSummary {
  /// A row of the table.
  struct Row {
    var language: String
    var errors: String
    var warnings: String
    var infos: String
    var translated: String

    var cells: [String] { [language, errors, warnings, infos, translated] }
  }

  /// The names of the columns.
  let headings: [String]

  /// One row per language.
  let rows: [Row]

  init(of report: LintReport, _ localizer: Localizer) {
    headings = [
      localizer.words("lint.heading.language"), localizer.words("lint.heading.errors"),
      localizer.words("lint.heading.warnings"), localizer.words("lint.heading.infos"),
      localizer.words("lint.heading.translatedShare"),
    ]
    var statistics = TranslationStatistics()
    var findings: [LanguageTag: [Severity]] = [:]
    for file in report.files {
      statistics += file.statistics
      for finding in file.findings {
        guard let language = finding.language else { continue }
        findings[language, default: []].append(finding.severity)
      }
    }
    let languages = Set(statistics.counts.keys).union(findings.keys)
    rows = languages.sorted { $0.rawValue < $1.rawValue }.map { language in
      let found = findings[language] ?? []
      let count = { (severity: Severity) in String(found.count { $0 == severity }) }
      return Row(
        language: VisibleText(language.rawValue, limit: 40).text,
        errors: count(.error), warnings: count(.warning), infos: count(.info),
        translated: statistics.counts[language].map(Percentage.text) ?? "")
    }
  }
}
