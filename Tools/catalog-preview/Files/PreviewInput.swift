import CatalogRules
import StringCatalogs
import StringPreviews
import ToolSupport

/// Reads the catalog that is to be shown.
enum PreviewInput {
  /// Reads the catalog at a path; `-` is standard input.
  static func preview(at path: String) throws(PreviewError) -> CatalogPreview {
    let bytes: [UInt8]
    do {
      bytes = try SystemFile.input(at: path)
    } catch {
      throw .file(error)
    }
    do {
      return try CatalogPreview(bytes: bytes, path: path)
    } catch {
      throw .notACatalog(path: path, error)
    }
  }

  /// Returns the keys that a key or pattern means: the key itself when there is one; all for nil.
  static func keys(
    matching pattern: String?, in preview: CatalogPreview
  ) throws(PreviewError) -> [String] {
    guard let pattern else { return preview.keys }
    if preview.catalog.entry(for: pattern) != nil { return [pattern] }
    let glob = Glob(key: pattern)
    let keys = preview.keys.filter(glob.matches)
    if keys.isEmpty {
      throw .noSuchString(pattern, path: preview.path, keys: preview.keys)
    }
    return keys
  }
}
