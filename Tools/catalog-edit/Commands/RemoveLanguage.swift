import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit remove-language`: removes a language from all strings.
struct RemoveLanguage: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-remove-language", named: "remove-language")

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.removedLanguage"))
  var language: LanguageTag

  @OptionGroup var diff: DiffOption

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let language = UnknownLanguageError.name(of: language, among: file.catalog.languages)
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      try editor.apply(.removeLanguage(language))
    }
  }
}
