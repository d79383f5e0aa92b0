import ArgumentParser
import CatalogRules
import CatalogToolSupport
import LintProject
import StringCatalogs
import ToolSupport

/// The options that select rules.
struct RuleOptions: ParsableArguments {
  @OptionGroup var choice: RuleChoiceOptions

  @Option(name: .long, help: .key("help.lint.requiredLanguages", valueName: "tags"))
  var requiredLanguages: NameList?

  /// Applies the options to a configuration; throws a ``CatalogToolError`` for an unknown rule.
  func apply(to configuration: inout LintConfiguration) throws {
    try choice.apply(to: &configuration)
    guard let requiredLanguages else { return }
    let languages = requiredLanguages.names.map(LanguageTag.init(rawValue:))
    let mistakes = languages.filter(\.isMistaken)
    if let last = mistakes.last {
      for language in mistakes.dropLast() {
        ToolMessage.error.print(ToolText.text(language.mistakeMessage))
      }
      throw CatalogToolError.unusable(last.mistakeMessage)
    }
    configuration.requiredLanguages = languages
  }
}
