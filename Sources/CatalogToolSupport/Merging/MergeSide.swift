package import StringCatalogs
import ToolSupport

/// One of the merged versions of a catalog, which may be damaged.
package struct MergeSide {
  /// The path of the file; `-` is standard input.
  package let path: String

  package let bytes: [UInt8]

  /// The catalog; nil if the file can't be read as one.
  package let catalog: StringCatalog?

  /// The catalog, if it can be merged by key without losing anything.
  package var soundCatalog: StringCatalog? { problem == nil ? catalog : nil }

  /// Why the version can't be merged by key; nil if it can.
  package let problem: CatalogToolError?

  /// Reads a version called `name` in messages; an empty base is a catalog without strings.
  package init(
    at path: String, named name: String?, isBase: Bool = false
  ) throws(CatalogToolError) {
    self.path = path
    bytes = try CatalogToolError.wrap { () throws(FileError) in try SystemFile.input(at: path) }
    let isEmpty = isBase && bytes.isEmpty
    (catalog, problem) = Self.read(
      isEmpty ? Array(#"{"strings":{}}"#.utf8) : bytes, named: name ?? path)
  }

  /// Returns the catalog in bytes, and its error.
  package static func read(
    _ bytes: [UInt8], named name: String
  ) -> (catalog: StringCatalog?, problem: CatalogToolError?) {
    do throws(CatalogToolError) {
      let file = try CatalogFile(bytes, at: name)
      do throws(CatalogToolError) {
        try file.refuseDuplicates()
        return (file.catalog, nil)
      } catch {
        return (file.catalog, error)
      }
    } catch {
      return (nil, error)
    }
  }
}
