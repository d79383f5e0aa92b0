import ScreenMatching
import StringCatalogs
import ToolSupport

/// Reads the catalogs at paths and in folders.
enum CatalogLoader {
  /// Returns the catalogs; throws if there are none, or if one can’t be read.
  static func catalogs(at paths: [String]) throws -> [ScreenCatalog] {
    let files = try CatalogFinder().files(at: paths)
    guard !files.isEmpty else {
      throw ScreenError.unusable(
        LocalizedMessage("lint.error.noCatalogsFound", .text(ToolText.list(paths))))
    }
    let named = Set(paths)
    return try files.map { try catalog(at: $0, isNamed: named.contains($0)) }
  }

  private static func catalog(
    at path: String, isNamed: Bool
  ) throws(FileError) -> ScreenCatalog {
    let bytes = isNamed ? try SystemFile.bytes(atNamed: path) : try SystemFile.bytes(at: path)
    do {
      return ScreenCatalog(path: path, catalog: try StringCatalog(bytes: bytes))
    } catch {
      let location = "\(path):\(error.position.line):\(error.position.column)"
      throw FileError.cannotRead(path: location, reason: .message(error.localizedMessage))
    }
  }
}
