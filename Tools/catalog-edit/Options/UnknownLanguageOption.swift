import ArgumentParser
import StringCatalogs
import ToolSupport

/// The option that confirms a language that looks like a mistake.
struct UnknownLanguageOption: ParsableArguments {
  @Flag(name: .long, help: .key("help.edit.allowUnknownLanguage"))
  var allowUnknownLanguage = false

  /// Throws for a language that a catalog does not use and that is none that there is, unless it is confirmed.
  func check(_ language: LanguageTag, in file: CatalogFile) throws {
    if allowUnknownLanguage { return }
    try UnknownLanguageError.check(language, among: file.catalog.languages)
  }
}
