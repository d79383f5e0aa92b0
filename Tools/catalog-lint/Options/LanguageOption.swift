import ArgumentParser
import ProductStrings
import StringCatalogs
import ToolSupport

/// The option that chooses the language of what a command prints.
struct LanguageOption: ParsableArguments {
  @Option(
    name: .shortAndLong, help: .key("help.lint.outputLanguage", valueName: "tag"),
    completion: .languages)
  var language: String?

  /// Returns a localizer for the language that was asked for, or else that of the environment.
  func localizer() throws -> Localizer {
    let language = try Self.tag(language)
    return ProductStrings.localizer(languages: language.map { [$0] } ?? ToolText.languages)
  }

  /// Returns the language of the product that a tag means; nil if none is asked for.
  static func tag(_ tag: String?) throws(LintError) -> LanguageTag? {
    guard let tag else { return nil }
    let known = ProductStrings.languages
    guard let match = LanguageTag.matches(for: [LanguageTag(rawValue: tag)], in: known).first
    else { throw .unknownLanguage(tag, known: known) }
    return match
  }
}
