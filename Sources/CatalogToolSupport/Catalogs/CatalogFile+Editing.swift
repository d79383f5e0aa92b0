import ArgumentParser
package import CatalogEditing
package import StringCatalogs
import ToolSupport

extension CatalogFile {
  /// Returns the catalog after a change.
  package func edited(
    by edit: (StringCatalog) throws(EditingError) -> [UInt8]
  ) throws(CatalogToolError) -> [UInt8] {
    do {
      return try edit(catalog)
    } catch {
      throw .refused(path: path, error)
    }
  }

  /// Edits the catalog and saves it, or shows the changes.
  package func edit(
    showsDifference: Bool, _ edit: (inout CatalogEditor) throws(EditingError) -> Void
  ) throws {
    let bytes = try edited { catalog throws(EditingError) in
      var editor = try CatalogEditor(catalog)
      try edit(&editor)
      return editor.catalog.bytes
    }
    guard showsDifference else { return try save(bytes) }
    let difference = FileDifference(path: path, old: catalog.bytes, new: bytes)
    try StandardStream.writeReport(difference.bytes())
    if bytes != catalog.bytes { throw ExitCode(1) }
  }
}
