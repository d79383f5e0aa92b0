import ArgumentParser
import CatalogExchange
import CatalogToolSupport
import ToolSupport

/// `catalog-edit import xcloc`: imports translations from a folder that Xcode exported.
struct ImportLocalizationCatalog: ParsableCommand {
  static let configuration = CommandConfiguration.localized("edit-import-xcloc", named: "xcloc")

  @Argument(help: .key("help.edit.importedFolder"), completion: .directory)
  var folder: String

  @OptionGroup var xliff: XLIFFImport

  func run() throws {
    let contents = "\(folder)/Localized Contents"
    let names = (FolderListing.names(in: contents) ?? []).filter { $0.hasSuffix(".xliff") }
    guard let name = names.first, names.count == 1 else {
      throw CatalogToolError.exchange(path: folder, ExchangeError(.notLocalizationCatalog))
    }
    try xliff.run("\(contents)/\(name)", isNamed: false)
  }
}
