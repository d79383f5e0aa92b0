public import CatalogRules
public import StringCatalogs

/// Lints one catalog according to its project: with its configuration, unless that excludes the
/// catalog, and without known findings.
///
/// ```swift
/// var configuration = ProjectConfiguration()
/// let file = try ConfigurationFile(bytes: Array(#"{ "preset": "strict" }"#.utf8))
/// try file.apply(to: &configuration)
/// let linter = ProjectLinter(configuration, path: "Localizable.xcstrings")
/// let findings = linter.findings(in: catalog)
/// ```
public struct ProjectLinter: Hashable, Sendable {
  /// The known findings of the catalog.
  public struct Known: Hashable, Sendable {
    private let baseline: Baseline
    private let path: String

    /// Creates them from a baseline and the path of the catalog relative to its folder.
    public init(baseline: Baseline, path: String) {
      self.baseline = baseline
      self.path = path
    }

    fileprivate func filter(_ findings: [Finding], in catalog: StringCatalog) -> [Finding] {
      var baseline = baseline
      let file = LintedFile(
        path: path, bytes: catalog.bytes, catalog: nil, findings: findings)
      return baseline.filter(file, path: path).findings
    }
  }

  private let configuration: LintConfiguration
  private let path: String
  private let isExcluded: Bool
  private var known: Known?

  /// The linter that also reports known findings.
  package var withKnownFindings: ProjectLinter {
    var linter = self
    linter.known = nil
    return linter
  }

  /// The terms that the project requires.
  package var glossary: [GlossaryTerm] { configuration.glossary }

  /// Creates a linter; `path` is relative to the folder of the configuration.
  public init(
    _ configuration: ProjectConfiguration = ProjectConfiguration(), path: String,
    known: Known? = nil
  ) {
    self.configuration = configuration.linting
    self.path = path
    isExcluded = configuration.excludes(path)
    self.known = known
  }

  /// Returns the current findings in the catalog, or about one key of it.
  public func findings(in catalog: StringCatalog, key: String? = nil) -> [Finding] {
    if isExcluded { return [] }
    let linter = CatalogLinter(configuration: configuration)
    let found =
      key.map { linter.findings(in: catalog, path: path, key: $0) }
      ?? linter.findings(in: catalog, path: path)
    return known.map { $0.filter(found, in: catalog) } ?? found
  }
}
