import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import ToolSupport

/// `catalog-edit rename-key`: gives a string another key, with all of its translations.
struct RenameKey: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-rename-key", named: "rename-key", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.key"))
  var key: String

  @Argument(help: .key("help.edit.newKey"))
  var newKey: String

  @Flag(name: .long, help: .key("help.edit.keepText"))
  var keepText = false

  @OptionGroup var diff: DiffOption

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let edits = CatalogEdit.renaming(key, to: newKey, keepsText: keepText, in: file.catalog)
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      try editor.apply(edits)
    }
  }
}
