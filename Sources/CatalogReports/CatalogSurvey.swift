public import CatalogHistory
public import CatalogRules
public import StringCatalogs

/// What a report says about one catalog.
public struct CatalogSurvey: Sendable {
  /// An earlier version of a catalog.
  public struct Earlier: Sendable {
    /// The catalog.
    public var catalog: StringCatalog

    /// What the linter finds in it.
    public var findings: [Finding]

    /// Creates an earlier version.
    public init(_ catalog: StringCatalog, findings: [Finding]) {
      self.catalog = catalog
      self.findings = findings
    }
  }

  /// The progress of the catalog.
  public private(set) var catalog: ReportedCatalog

  /// The findings that concern no language, or several.
  let findings: [FindingCount]

  /// What the configuration does not allow in a release.
  let blockers: [Blocker]

  /// Whether the configuration says what a release needs.
  let hasRequirements: Bool

  /// What changed since an earlier version; nil if there is nothing to compare with.
  let change: ReportedChange?

  /// The counts of the earlier version.
  let earlier: TranslationStatistics?

  /// The strings that are left to translate; nil if nobody asked for them.
  let toTranslate: [LanguageTask]?

  /// Counts a catalog.
  ///
  /// `findings` are those of the linter, `history` is what git knows of the catalog. `earlier` is
  /// the version to compare with: nil to compare with none, and a nil inside it if there was no
  /// catalog then.
  public init(
    of catalog: StringCatalog, path: String, findings: [Finding] = [],
    configuration: LintConfiguration = LintConfiguration(), history: CatalogHistory? = nil,
    comparedWith earlier: Earlier?? = nil, listsStrings: Bool = false
  ) {
    var count = LanguageCount(of: catalog, path: path, listsStrings: listsStrings)
    count.add(findings)
    if let history { count.add(history, catalog) }
    self.catalog = count.catalog
    self.findings = count.findings
    toTranslate = listsStrings ? count.tasks : nil
    let requirements = ReleaseRequirements(configuration, catalog, count.catalog)
    hasRequirements = requirements.exist
    blockers = requirements.blockers(findings)
    self.catalog.languages += requirements.absentLanguages
    self.catalog.languages.sort { $0.language < $1.language }
    guard let earlier else {
      change = nil
      self.earlier = nil
      return
    }
    let comparison = CatalogComparison(
      of: catalog, count.table, findings: findings, path: path, with: earlier?.catalog,
      findings: earlier?.findings ?? [])
    change = comparison.change
    self.earlier = comparison.earlier
  }
}
