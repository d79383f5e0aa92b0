import CatalogRules
import ArgumentParser
import LintFormats
import ToolSupport

/// `catalog-lint rules`: an overview of all rules.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration.localized("lint-rules", named: "rules")

  @OptionGroup var language: LanguageOption

  func run() throws {
    let pages = Terminal.hasLinks ? RulePageFinder.found : nil
    let overview = RuleOverview(localizer: try language.localizer()) { rule in
      TerminalLink.text(rule.rawValue, to: pages?.address(of: rule))
    }
    try StandardStream.writeReport(overview.text(columns: Terminal.columns))
  }
}
