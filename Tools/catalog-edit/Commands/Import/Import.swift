import ArgumentParser
import ToolSupport

/// `catalog-edit import`: takes over what translators have done.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-import", named: "import", hasDiscussion: true,
    subcommands: [ImportXLIFF.self, ImportLocalizationCatalog.self, ImportCSV.self])
}
