import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit delete-key`: removes strings with their translations.
struct DeleteKeys: ParsableCommand {
  static let configuration = CommandConfiguration.localized("edit-delete-key", named: "delete-key")

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.unsetKeys"))
  var keys: [String]

  @OptionGroup var diff: DiffOption

  func run() throws {
    let file = try CatalogFile(at: catalog)
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      try editor.apply(keys.map { .removeEntry(key: $0) })
    }
    guard !diff.diff else { return }
    try StandardStream.writeReport(
      ToolText.text("edit.removeStale.done", .integer(Int64(keys.count))) + "\n")
  }
}
