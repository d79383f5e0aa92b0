import ArgumentParser
import CatalogRules
import CatalogToolSupport
import LintFormats
import ToolSupport

/// `catalog-lint rules`: an overview of all rules, as a table or as JSON.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration.localized("lint-rules", named: "rules")

  @Option(name: .shortAndLong, help: .key("help.rules.format"))
  var format = RuleListFormat.text

  @OptionGroup var language: LanguageOption

  func run() throws {
    guard format == .text else {
      let list = RuleList(
        localizer: try language.localizer(), documentation: RulePageFinder.named)
      return try StandardStream.writeDocument(list.text())
    }
    let pages = Terminal.hasLinks ? RulePageFinder.found : nil
    let localizer = try language.localizer()
    let overview = RuleOverview(localizer: localizer) { rule in
      TerminalLink.text(rule.rawValue, to: pages?.address(of: rule, for: localizer))
    }
    try StandardStream.writeReport(overview.text(columns: Terminal.columns))
  }
}
