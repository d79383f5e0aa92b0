package import StringCatalogs
import ToolSupport

extension CatalogInput {
  /// The absolute path of the file, or the paths of the files of its table.
  package var paths: [String] { tables?.paths ?? [absolutePath] }

  /// Reads the catalog, or the table as the catalogs that it would be.
  package func catalogs() throws(CatalogToolError) -> [StringCatalog] {
    guard let tables else { return [try CatalogFile(try bytes(), at: shownPath).catalog] }
    return try tables.catalogs()
  }
}
