import ArgumentParser
import CatalogExchange
import ToolSupport

/// `catalog-edit import xcloc`: takes translations over from a folder as Xcode exports it.
struct ImportLocalizationCatalog: ParsableCommand {
  static let configuration = CommandConfiguration.localized("edit-import-xcloc", named: "xcloc")

  @Argument(help: .key("help.edit.importedFolder"), completion: .directory)
  var folder: String

  @Option(name: .long, help: .key("help.edit.importCatalog", valueName: "path"))
  var catalog: String?

  @OptionGroup var project: ProjectOption
  @OptionGroup var arguments: ImportArguments

  func run() throws {
    let contents = "\(folder)/Localized Contents"
    let names = (FolderListing.names(in: contents) ?? []).filter { $0.hasSuffix(".xliff") }
    guard let name = names.first, names.count == 1 else {
      throw EditError.exchange(path: folder, ExchangeError(.notLocalizationCatalog))
    }
    try XLIFFImport(catalog: catalog, project: project.project ?? ".")
      .run("\(contents)/\(name)", arguments)
  }
}
