import ArgumentParser
import CatalogRules
import LintProject
import LintSupport
import StringCatalogs
import ToolSupport

/// The options that select rules.
struct RuleOptions: ParsableArguments {
  @OptionGroup var choice: RuleChoiceOptions

  @Option(name: .long, help: .key("help.lint.requiredLanguages", valueName: "tags"))
  var requiredLanguages: NameList?

  /// Applies the options to a configuration; throws a ``LintError`` for an unknown rule.
  func apply(to configuration: inout LintConfiguration) throws {
    try choice.apply(to: &configuration)
    guard let requiredLanguages else { return }
    configuration.requiredLanguages = try requiredLanguages.names.map { name in
      let language = LanguageTag(rawValue: name)
      if language.isMistaken { throw LintError.unusable(language.mistakeMessage) }
      return language
    }
  }
}
