import StringCatalogs
import TextLayout

/// The findings and the translated part of each language: the table that closes a report for people.
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

  /// One row a language.
  let rows: [Row]

  init(of report: LintReport, _ localizer: Localizer) {
    headings = [
      localizer.words("lint.heading.language"), localizer.words("lint.heading.errors"),
      localizer.words("lint.heading.warnings"), localizer.words("lint.heading.infos"),
      localizer.words("lint.heading.translated"),
    ]
    var statistics = TranslationStatistics()
    var findings: [LanguageTag: (errors: Int, warnings: Int, infos: Int)] = [:]
    for file in report.files {
      statistics += file.statistics
      for finding in file.findings {
        guard let language = finding.language else { continue }
        switch finding.severity {
        case .error: findings[language, default: (0, 0, 0)].errors += 1
        case .warning: findings[language, default: (0, 0, 0)].warnings += 1
        case .info: findings[language, default: (0, 0, 0)].infos += 1
        }
      }
    }
    let languages = Set(statistics.counts.keys).union(findings.keys)
    rows = languages.sorted { $0.rawValue < $1.rawValue }.map { language in
      let counts = findings[language] ?? (0, 0, 0)
      return Row(
        language: VisibleText(language.rawValue, limit: 40).text,
        errors: String(counts.errors), warnings: String(counts.warnings),
        infos: String(counts.infos),
        translated: statistics.counts[language].map(Percentage.text) ?? "")
    }
  }
}
