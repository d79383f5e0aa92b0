import ArgumentParser
import CatalogRules
import StringCatalogs
import ToolSupport

/// The options that select rules.
struct RuleOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.lint.preset"))
  var preset: LintPreset?

  @Option(
    name: .long, help: .key("help.lint.select", valueName: "rules"), completion: .ruleSelectors)
  var select: [NameList] = []

  @Option(
    name: .long, help: .key("help.lint.ignore", valueName: "rules"), completion: .ruleSelectors)
  var ignore: [NameList] = []

  @Option(
    name: .long, help: .key("help.lint.severity", valueName: "rule=level"), completion: .ruleLevels)
  var severity: [SeverityChoice] = []

  @Option(name: .long, help: .key("help.lint.requiredLanguages", valueName: "tags"))
  var requiredLanguages: NameList?

  /// Applies the options to a configuration; throws a ``LintError`` for an unknown rule.
  func apply(to configuration: inout LintConfiguration) throws {
    if let preset { configuration.preset = preset }
    let selected = try select.flatMap(\.names).map(Self.selector)
    if !selected.isEmpty { configuration.select = selected }
    configuration.ignore += try ignore.flatMap(\.names).map(Self.selector)
    for choice in severity {
      _ = try Self.selector(choice.setting.rules.rawValue)
      configuration.settings.append(choice.setting)
    }
    if let requiredLanguages {
      configuration.requiredLanguages = requiredLanguages.names.map(LanguageTag.init(rawValue:))
    }
  }

  private static func selector(_ name: String) throws -> RuleSelector {
    let selector = RuleSelector(rawValue: name)
    guard selector.isKnown else {
      throw LintError.unknownRule(name, similar: selector.similarName)
    }
    return selector
  }
}
