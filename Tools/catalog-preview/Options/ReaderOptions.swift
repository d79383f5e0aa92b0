import ArgumentParser
import StringCatalogs
import ToolSupport

/// The options that say how the output looks, and in which language.
struct ReaderOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.preview.asJSON"))
  var json = false

  @Option(name: .long, help: .key("help.lint.color"))
  var color = ColorMode.auto

  @OptionGroup var language: OutputLanguage

  /// Returns what says everything that is not from the catalog.
  func localizer() throws -> Localizer { try language.localizer() }
}
