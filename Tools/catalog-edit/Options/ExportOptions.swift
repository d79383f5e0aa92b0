import ArgumentParser
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// The options of every export.
struct ExportOptions: ParsableArguments {
  @Argument(help: .key("help.edit.exportedCatalogs"), completion: .catalogs)
  var catalogs: [String]

  /// Returns the catalogs at the paths, which may be folders.
  func files() throws -> [CatalogFile] {
    let paths = try CatalogFinder().files(at: catalogs)
    guard !paths.isEmpty else { throw CatalogToolError.noCatalogsFound(catalogs) }
    return try paths.map { path in
      let file = try CatalogFile(toRead: path)
      try file.refuseDuplicates()
      return file
    }
  }
}
