package import ArgumentParser
package import CatalogRules
import StringCatalogs
import ToolSupport

/// The options that choose rules and their severities.
package struct RuleChoiceOptions: ParsableArguments {
  package init() {}

  @Option(name: .long, help: .key("help.lint.preset"))
  package var preset: LintPreset?

  @Option(
    name: .long, help: .key("help.lint.select", valueName: "rules"), completion: .ruleSelectors)
  package var select: [NameList] = []

  @Option(
    name: .long, help: .key("help.lint.ignore", valueName: "rules"), completion: .ruleSelectors)
  package var ignore: [NameList] = []

  @Option(
    name: .long, help: .key("help.lint.severity", valueName: "rule=level"), completion: .ruleLevels)
  package var severity: [SeverityChoice] = []

  /// Applies the options to a configuration; throws a ``CatalogToolError`` for an unknown rule.
  package func apply(to configuration: inout LintConfiguration) throws {
    if let preset { configuration.preset = preset }
    let patterns = configuration.patterns
    let selector = { (name: String) in try Self.selector(name, patterns) }
    let selected = try select.flatMap(\.names).map(selector)
    if !selected.isEmpty { configuration.select = selected }
    configuration.ignore += try ignore.flatMap(\.names).map(selector)
    for choice in severity {
      _ = try selector(choice.setting.rules.rawValue)
      configuration.settings.append(choice.setting)
    }
  }

  /// Throws a ``CatalogToolError`` for a pattern that none of the configurations has.
  package func checkPatterns(in configurations: [LintConfiguration]) throws {
    let patterns = configurations.flatMap(\.patterns)
    let names =
      select.flatMap(\.names) + ignore.flatMap(\.names) + severity.map(\.setting.rules.rawValue)
    for selector in names.map(RuleSelector.init(rawValue:))
    where selector.isPattern && !selector.isKnown(with: patterns) {
      throw CatalogToolError.unknownRule(
        selector.rawValue, similar: selector.similarName(with: patterns))
    }
  }

  /// Patterns are checked separately, as each configuration has its own.
  private static func selector(_ name: String, _ patterns: [TextPattern]) throws -> RuleSelector {
    let selector = RuleSelector(rawValue: name)
    guard selector.isPattern || selector.isKnown(with: patterns) else {
      throw CatalogToolError.unknownRule(name, similar: selector.similarName(with: patterns))
    }
    return selector
  }
}
