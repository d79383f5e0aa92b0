import ArgumentParser
import CatalogRules
import CatalogToolSupport
import LintFormats
import StringCatalogs
import TextLayout
import ToolSupport

/// `catalog-lint rule`: the documentation of a rule.
struct Rule: ParsableCommand {
  private static let widestText = 100

  static let configuration = CommandConfiguration.localized("lint-rule", named: "rule")

  @Argument(help: .key("help.rule.name"), completion: .rules)
  var name: String

  @OptionGroup var language: LanguageOption

  func run() throws {
    guard let rule = RuleRegistry.description(of: RuleIdentifier(rawValue: name)) else {
      let names = RuleRegistry.allDescriptions.map(\.id.rawValue)
      throw CatalogToolError.unknownRule(name, similar: NearestName.of(name, among: names))
    }
    let localizer = try language.localizer()
    func words(_ key: String) -> String { localizer.text(for: LocalizedMessage(key)) }
    let severity = words("lint.severity.\(rule.severity.rawValue)")
    let fixability = words("lint.fixability.\(rule.fixability.rawValue)")
    let guide = RuleGuide(rule, localizer: localizer)
    let columns = min(Terminal.columns, Self.widestText)
    let facts = "\(severity) · \(rule.preset) · \(fixability)"
    let gap = columns < TextColumns.narrowestBeside ? "\n  " : " · "
    try StandardStream.writeReport("\(rule.id)\(gap)\(facts)\n\n\(guide.text(columns: columns))")
  }
}
