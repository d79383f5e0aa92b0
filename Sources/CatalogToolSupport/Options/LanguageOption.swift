package import ArgumentParser
import ProductStrings
package import StringCatalogs
import ToolSupport

/// The option for the language of a command's output.
package struct LanguageOption: ParsableArguments {
  package init() {}

  @Option(
    name: .shortAndLong, help: .key("help.lint.outputLanguage", valueName: "tag"),
    completion: .languages)
  package var language: String?

  /// Returns a localizer for the requested language, or else that of the environment.
  package func localizer() throws -> Localizer { try Self.localizer(for: language) }

  /// Returns a localizer for a tag, or else for the language of the environment.
  package static func localizer(for tag: String?) throws(CatalogToolError) -> Localizer {
    let language = try Self.tag(tag)
    return ProductStrings.localizer(languages: language.map { [$0] } ?? ToolText.languages)
  }

  /// Returns the product's language for a tag; nil if none is requested.
  package static func tag(_ tag: String?) throws(CatalogToolError) -> LanguageTag? {
    guard let tag else { return nil }
    return try LanguageList.languages([LanguageTag(rawValue: tag)]) {
      CatalogToolError.unusable($0)
    }.first
  }
}
