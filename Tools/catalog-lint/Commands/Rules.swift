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
    let localizer = try language.localizer()
    let overview = RuleOverview(localizer: localizer) { rule in
      TerminalLink.text(rule.rawValue, to: pages?.address(of: rule, for: localizer))
    }
    try StandardStream.writeReport(overview.text(columns: Terminal.columns))
  }
}
