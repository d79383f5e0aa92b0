import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit rename-language`: gives a language another tag.
struct RenameLanguage: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-rename-language", named: "rename-language", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.oldLanguage"))
  var language: LanguageTag

  @Argument(help: .key("help.edit.newLanguage"))
  var newLanguage: LanguageTag

  @OptionGroup var unknownLanguage: UnknownLanguageOption
  @OptionGroup var diff: DiffOption

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let used = file.catalog.languages
    // Only the spelling may change, such as from `pt_BR` to `pt-BR`.
    let language = used.contains(language) ? language : language.name(among: used)
    let newLanguage =
      unknownLanguage.allowUnknownLanguage
      ? newLanguage : try UnknownLanguageError.check(newLanguage, among: [])
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      try editor.apply(.renameLanguage(language, to: newLanguage))
    }
  }
}
