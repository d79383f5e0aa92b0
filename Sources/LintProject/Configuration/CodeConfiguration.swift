import CatalogRules

/// The code of a project, for `catalog-code`.
public struct CodeConfiguration: Hashable, Sendable {
  /// A function, a property of strings, or a macro that looks up a key.
  public struct Helper: Hashable, Sendable {
    /// The name, such as `tr`, `L10n.string`, or `#localized`.
    public var name: String

    /// The table that it looks in; nil for `Localizable`, or what its call says.
    public var table: String?

    /// The bundle that it looks in, as code names it, such as `module`.
    public var bundle: String?

    /// Creates a helper.
    public init(_ name: String, table: String? = nil, bundle: String? = nil) {
      self.name = name
      self.table = table
      self.bundle = bundle
    }
  }

  /// What looks up keys, besides what the code itself tells; the last one of a name applies.
  public var helpers: [Helper] = []

  /// The files that are code of the project, as path patterns; all if there are none.
  public var sources: [String] = []

  /// The files that are never read, as path patterns.
  public var exclude: [String] = []

  /// Whether previews count as code.
  public var includesPreviews = false

  /// Whether tests count as code.
  public var includesTests = false

  /// The catalogs of folders: paths, both relative to the folder of the configuration.
  public var catalogs: [String: String] = [:]

  /// Creates a configuration for all code but previews and tests.
  public init() {}

  /// Returns whether a file is code of the project; `path` is relative to the folder of the
  /// configuration.
  public func includes(_ path: String) -> Bool {
    (sources.isEmpty || Glob.isPath(path, matchedByAny: sources))
      && !Glob.isPath(path, matchedByAny: exclude)
  }
}
