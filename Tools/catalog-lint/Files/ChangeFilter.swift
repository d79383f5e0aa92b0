import CatalogRules
import LintProject

/// Keeps the findings about keys that differ from a git revision; all without a revision.
struct ChangeFilter {
  let revision: GitRevision?

  /// Returns the file at an absolute path with those findings.
  func filter(_ file: LintedFile, path: String) -> LintedFile {
    guard let revision, let catalog = file.catalog else { return file }
    return ChangedKeys(of: catalog, since: revision.files[path]).filter(file)
  }
}
