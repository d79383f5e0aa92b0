import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit remove-stale`: removes entries that the code no longer uses.
struct RemoveStale: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-remove-stale", named: "remove-stale", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.keys"))
  var keys: [String] = []

  @OptionGroup var diff: DiffOption

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let keys =
      keys.isEmpty
      ? file.catalog.entries.filter { $0.extractionState == .stale }.map(\.key) : keys
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      try editor.apply(keys.map { .removeStale(key: $0) })
    }
    guard !diff.diff else { return }
    try StandardStream.writeReport(
      ToolText.text("edit.removeStale.done", .integer(Int64(keys.count))) + "\n")
  }
}
