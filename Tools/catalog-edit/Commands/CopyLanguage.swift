import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit copy-language`: starts a language with the texts of a similar one.
struct CopyLanguage: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-copy-language", named: "copy-language", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.copiedLanguage"))
  var language: LanguageTag

  @Argument(help: .key("help.edit.addedLanguage"))
  var newLanguage: LanguageTag

  @Option(name: .long, help: .key("help.edit.copiedState"))
  var state: StringUnitState = .needsReview

  @OptionGroup var unknownLanguage: UnknownLanguageOption
  @OptionGroup var diff: DiffOption

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let language = UnknownLanguageError.name(of: language, among: file.catalog.languages)
    let newLanguage = try unknownLanguage.check(newLanguage, in: file)
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      try editor.apply(.copyLanguage(language, to: newLanguage, state: state))
    }
  }
}
