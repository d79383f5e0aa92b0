import ArgumentParser
import ToolSupport

/// `catalog-edit export`: exports catalogs for translators and other platforms.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-export", named: "export",
    subcommands: [
      ExportXLIFF.self, ExportLocalizationCatalog.self, ExportCSV.self, ExportFlat.self,
      ExportStrings.self, ExportTMX.self,
    ])
}
