import CatalogRules
import LintProject
import StringCatalogs
import StringPreviews

/// What is made of a catalog to be shown, kept until the catalog changes.
actor CatalogViews {
  private let path: String
  private var cached: (revision: Int, preview: CatalogPreview)?
  private var overview: (revision: Int, value: CatalogOverview)?
  private var findings: (revision: Int, value: [Finding])?

  init(path: String) {
    self.path = path
  }

  /// Returns the preview of a catalog.
  func preview(of state: CatalogState) -> CatalogPreview? {
    if let cached, cached.revision == state.revision { return cached.preview }
    guard let catalog = state.catalog else { return nil }
    let preview = CatalogPreview(catalog: catalog, path: path, linter: state.linting?.linter)
    cached = (state.revision, preview)
    return preview
  }

  /// Returns how far the languages and strings of a catalog have come.
  func overview(of state: CatalogState) -> CatalogOverview? {
    if let overview, overview.revision == state.revision { return overview.value }
    guard let value = preview(of: state)?.overview() else { return nil }
    overview = (state.revision, value)
    return value
  }

  /// Returns what the linter finds in a catalog.
  func findings(in state: CatalogState) -> [Finding] {
    if let findings, findings.revision == state.revision { return findings.value }
    guard let preview = preview(of: state) else { return [] }
    let value = preview.linter.findings(in: preview.catalog)
    findings = (state.revision, value)
    return value
  }
}
