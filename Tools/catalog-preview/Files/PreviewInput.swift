import CatalogRules
import CatalogToolSupport
import LintProject
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
  ) throws(CatalogToolError) -> CatalogPreview {
    let catalog = try CatalogFile(toRead: path).catalog
    guard lints else { return CatalogPreview(catalog: catalog, path: path) }
    let session = ProjectSession()
    let linting = session.linting(ofFile: path == "-" ? standardInputName : path)
    if let problem = linting.problem {
      ToolMessage.warning.print(ToolText.text(problem))
    }
    return CatalogPreview(catalog: catalog, path: path, linter: linting.linter)
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
