import CatalogRules
import CatalogToolSupport
import StringCatalogs
import StringPreviews
import ToolSupport

/// Reads the catalog to show.
enum PreviewInput {
  /// The path of standard input in the project, for its linter settings.
  private static let standardInputName = "Localizable.xcstrings"

  /// Reads the catalog at a path; `-` is standard input.
  ///
  /// An invalid project configuration is reported on standard error; callers that show no findings
  /// can skip it.
  static func preview(
    at path: String, lints: Bool = true
  ) throws(PreviewError) -> CatalogPreview {
    let bytes: [UInt8]
    do {
      bytes = try SystemFile.input(at: path)
    } catch {
      throw .file(error)
    }
    do {
      let catalog = try StringCatalog(bytes: bytes)
      guard lints else { return CatalogPreview(catalog: catalog, path: path) }
      let linting = ProjectLinting(ofFile: path == "-" ? standardInputName : path)
      if let problem = linting.problem {
        ToolMessage.warning.print(ToolText.text(problem))
      }
      return CatalogPreview(catalog: catalog, path: path, linter: linting.linter)
    } catch {
      throw .notACatalog(path: path, error)
    }
  }

  /// Returns the keys that match a key or pattern: the key itself if it exists; all for nil.
  static func keys(
    matching pattern: String?, in preview: CatalogPreview
  ) throws(PreviewError) -> [String] {
    guard let pattern else { return preview.keys }
    if preview.catalog.entry(for: pattern) != nil { return [pattern] }
    let glob = Glob(key: pattern)
    let keys = preview.keys.filter(glob.matches)
    if keys.isEmpty {
      throw .stringNotFound(pattern, path: preview.path, keys: preview.keys)
    }
    return keys
  }
}
