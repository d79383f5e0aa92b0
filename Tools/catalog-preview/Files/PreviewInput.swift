import CatalogRules
import LintSupport
import StringCatalogs
import StringPreviews
import ToolSupport

/// Reads the catalog that is to be shown.
enum PreviewInput {
  /// What standard input counts as when the project is asked how it wants a catalog to be linted.
  private static let standardInputName = "Localizable.xcstrings"

  /// Reads the catalog at a path; `-` is standard input.
  ///
  /// Standard error tells when it can't be understood how the project wants the catalog to be linted; who shows
  /// no findings need not ask.
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
        StandardStream.errors.write(ToolText.text(problem) + "\n")
      }
      return CatalogPreview(catalog: catalog, path: path, linter: linting.linter)
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
