import CatalogRules
import LintProject
import StringCatalogs
import StringPreviews

/// The views of a catalog, cached until the catalog changes.
actor CatalogViews {
  private let path: String
  private var cached: (revision: Int, preview: CatalogPreview)?
  private var overview: (revision: Int, value: CatalogOverview)?
  private var findings: (revision: Int, value: [Finding])?
  private var glossary: (revision: Int, value: GlossaryFinder)?

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

  /// Returns the overview of a catalog's languages and strings.
  func overview(of state: CatalogState) -> CatalogOverview? {
    if let overview, overview.revision == state.revision { return overview.value }
    guard let value = preview(of: state)?.overview() else { return nil }
    overview = (state.revision, value)
    return value
  }

  /// Returns the terms of the project's glossary that source texts have, each once.
  func terms(in sources: Set<String>, of state: CatalogState) -> [GlossaryTerm] {
    let terms = state.linting?.linter.glossary ?? []
    guard !terms.isEmpty else { return [] }
    let finder: GlossaryFinder
    if let glossary, glossary.revision == state.revision {
      finder = glossary.value
    } else {
      finder = GlossaryFinder(terms)
      glossary = (state.revision, finder)
    }
    return sources.sorted().flatMap(finder.terms).reduce(into: []) { found, term in
      if !found.contains(term) { found.append(term) }
    }
  }

  /// Returns the linter's findings in a catalog.
  func findings(in state: CatalogState) -> [Finding] {
    if let findings, findings.revision == state.revision { return findings.value }
    guard let preview = preview(of: state) else { return [] }
    let value = preview.linter.findings(in: preview.catalog)
    findings = (state.revision, value)
    return value
  }
}
