import ArgumentParser
import CatalogBatches
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit add`: adds a string.
struct AddString: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-add", named: "add", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.newKey"))
  var key: String

  @Argument(help: .key("help.edit.sourceText"))
  var sourceText: String?

  @Option(name: .long, help: .key("help.edit.comment", valueName: "text"))
  var comment: String?

  @OptionGroup var diff: DiffOption

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let edit = BatchEdit(.add(sourceText: sourceText, comment: comment), key: key)
    let edits = edit.edits(in: file.catalog, language: nil, state: .translated)
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      try editor.apply(edits)
    }
  }
}
