import CatalogRules
import Escaping

/// A report as a table for other programs, in CSV (RFC 4180).
struct ProgressTable {
  private let report: CatalogReport

  init(_ report: CatalogReport) {
    self.report = report
  }

  /// The table with a heading: a row for each commit and language if the report has a history, else
  /// one for each catalog and language.
  var text: String {
    let rows = report.history.map(Self.rows) ?? progressRows
    return rows.map { CSVEscaping.row($0) }.joined()
  }

  private var progressRows: [[String]] {
    let heading = [
      "catalog", "language", "strings", "translated", "needs_review", "new", "missing",
      "incomplete", "stale", "outdated", "words", "words_left", "errors", "warnings", "infos",
    ]
    return [heading]
      + report.catalogs.flatMap { catalog in
        catalog.languages.map { language in
          let counts = [
            language.total, language.translated, language.needsReview, language.new,
            language.missing, language.incomplete, language.stale,
          ]
          let others = [
            language.words, language.wordsLeft, language.findingCount(.error),
            language.findingCount(.warning), language.findingCount(.info),
          ]
          return [FormulaGuard.guarded(catalog.path), FormulaGuard.guarded(language.language)]
            + counts.map(\.description) + [language.outdated?.description ?? ""]
            + others.map(\.description)
        }
      }
  }

  private static func rows(_ points: [HistoryPoint]) -> [[String]] {
    [["commit", "date", "language", "translated", "strings"]]
      + points.flatMap { point in
        point.languages.map { language in
          [
            point.commit?.hash ?? "", point.commit?.date ?? "",
            FormulaGuard.guarded(language.language), language.translated.description,
            language.total.description,
          ]
        }
      }
  }
}
