import ArgumentParser
import ToolSupport

/// `catalog-edit export`: writes catalogs in forms that translators and other platforms need.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-export", named: "export",
    subcommands: [
      ExportXLIFF.self, ExportLocalizationCatalog.self, ExportCSV.self, ExportStrings.self,
    ])
}
