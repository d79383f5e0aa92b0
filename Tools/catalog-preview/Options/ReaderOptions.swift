import ArgumentParser
import StringCatalogs
import ToolSupport

/// The options for the appearance and the language of the output.
struct ReaderOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.preview.asJSON"))
  var json = false

  @Option(name: .long, help: .key("help.lint.color"))
  var color = ColorMode.auto

  @OptionGroup var language: OutputLanguage

  /// Returns the localizer for everything outside the catalog.
  func localizer() throws -> Localizer { try language.localizer() }
}
