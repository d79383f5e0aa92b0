import CatalogRules
import Escaping
import StringCatalogs
import TextLayout

/// The findings of each rule: a table at the end of a report, the most severe rules first.
struct RuleSummary {
  /// The number of findings of a rule with a severity.
  struct Row: Hashable {
    var rule: RuleIdentifier
    var severity: Severity
    var count: Int
  }

  /// A row for each rule and severity with findings.
  let rows: [Row]

  private let localizer: Localizer

  init(of report: LintReport, _ localizer: Localizer) {
    var counts: [RuleIdentifier: [Severity: Int]] = [:]
    for file in report.files {
      for position in file.findings.indices {
        let severity = file.findings[position].severity
        counts[file.findings[position].rule, default: [:]][severity, default: 0] += 1
      }
    }
    rows = counts.flatMap { rule, counts in
      counts.map { Row(rule: rule, severity: $0, count: $1) }
    }.sorted { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      return left.count == right.count ? left.rule < right.rule : left.count > right.count
    }
    self.localizer = localizer
  }

  /// Returns the table for a terminal; nothing if there are no findings.
  func text(columns: Int) -> String {
    guard !rows.isEmpty else { return "" }
    var table = TextTable(headings: headings, alignments: [.leading, .leading, .trailing])
    for cells in cells { table.add(cells) }
    return table.text(columns: columns)
  }

  /// Returns the table in GitHub Flavored Markdown; nothing if there are no findings.
  var markdown: String {
    guard !rows.isEmpty else { return "" }
    let lines = [headings.map(MarkdownEscaping.text), ["---", "---", "---:"]]
    return (lines + cells.map { $0.map(MarkdownEscaping.text) })
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// The table as JSON.
  var json: JSONOutput {
    .array(
      rows.map { row in
        .members([
          "rule": .text(row.rule.rawValue), "severity": .text(row.severity.rawValue),
          "count": .integer(row.count),
        ])
      })
  }

  private var headings: [String] {
    ["rule", "severity", "count"].map { localizer.words("lint.heading.\($0)") }
  }

  /// The cells of each row, and those of the sum.
  private var cells: [[String]] {
    let sum = rows.reduce(0) { $0 + $1.count }
    return rows.map { [$0.rule.rawValue, localizer.words($0.severity.key), String($0.count)] }
      + (rows.count > 1 ? [[localizer.words("lint.heading.total"), "", String(sum)]] : [])
  }
}
