import ArgumentParser
import CatalogRules
import TextLayout
import ToolSupport

/// `catalog-lint rules`: a table of all rules.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration.localized("lint-rules", named: "rules")

  func run() throws {
    var table = TextTable(
      headings: ["summary", "rule", "severity", "preset", "fix"].map {
        ToolText.text("lint.heading.\($0)")
      },
      alignments: Array(repeating: .leading, count: 5))
    for rule in RuleRegistry.descriptions.sorted(by: { $0.id < $1.id }) {
      table.add(
        ToolText.text("rule.\(rule.id).summary"), rule.id.rawValue,
        ToolText.text("lint.severity.\(rule.severity.rawValue)"), rule.preset.rawValue,
        ToolText.text("lint.fixability.\(rule.fixability.rawValue)"))
    }
    try StandardStream.writeReport(table.text(columns: Terminal.columns))
  }
}
