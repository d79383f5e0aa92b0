import ArgumentParser
import ToolSupport

/// `catalog-edit import`: imports the work of translators.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-import", named: "import", hasDiscussion: true,
    subcommands: [
      ImportXLIFF.self, ImportLocalizationCatalog.self, ImportCSV.self, ImportFlat.self,
    ])
}
