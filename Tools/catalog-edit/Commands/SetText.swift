import ArgumentParser
import CatalogBatches
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit set`: sets a text, its translation state, or both.
struct SetText: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-set", named: "set", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.key"))
  var key: String

  @Argument(help: .key("help.edit.value"))
  var value: String?

  @OptionGroup(.texts) var location: LocationOptions
  @OptionGroup(.checks) var checks: CheckOptions
  @OptionGroup var diff: DiffOption

  func validate() throws {
    guard value != nil || location.state != nil else {
      throw ValidationError(ToolText.text("edit.error.nothingToSet"))
    }
  }

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let language = try checks.unknownLanguage.check(location.language, in: file)
    var edit = BatchEdit(value.map { .set($0) } ?? .state, key: key)
    (edit.device, edit.category) = (location.device, location.plural)
    (edit.substitution, edit.phrase) = (location.substitution, location.phrase.map { $0 - 1 })
    let edits = edit.edits(
      in: file.catalog, language: language, state: location.state ?? .translated)
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      editor.allowsLostPlaceholders = checks.force
      editor.allowsEmptyTexts = checks.allowEmpty
      try editor.apply(edits)
    }
  }
}
