import ArgumentParser
import CatalogRules
import ProductStrings
import ToolSupport

/// `catalog-lint rules`: all rules at a glance.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration.localized("lint-rules", named: "rules")

  func run() throws {
    let localizer = try ToolText.localizer ?? ProductStrings.localizer(languages: [])
    try StandardStream.writeReport(
      RuleOverview(localizer: localizer).text(columns: Terminal.columns))
  }
}
