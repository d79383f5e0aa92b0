import ArgumentParser
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// The option that confirms a language that looks like a mistake.
struct UnknownLanguageOption: ParsableArguments {
  @Flag(name: .long, help: .key("help.edit.allowUnknownLanguage"))
  var allowUnknownLanguage = false

  /// Returns the name of a language in a catalog; throws for an unknown language that the catalog
  /// does not use, unless it is confirmed.
  func check(_ language: LanguageTag, in file: CatalogFile) throws -> LanguageTag {
    let used = file.catalog.languages
    if allowUnknownLanguage { return UnknownLanguageError.name(of: language, among: used) }
    return try UnknownLanguageError.check(language, among: used)
  }
}
