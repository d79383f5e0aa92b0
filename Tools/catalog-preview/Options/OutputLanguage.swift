import ArgumentParser
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// The option for the language of headings and messages.
struct OutputLanguage: ParsableArguments {
  @Option(name: .long, help: .key("help.preview.outputLanguage", valueName: "tag"))
  var outputLanguage: String?

  /// Returns the localizer for everything outside the catalog.
  func localizer() throws -> Localizer {
    try LanguageOption.localizer(for: outputLanguage)
  }
}
