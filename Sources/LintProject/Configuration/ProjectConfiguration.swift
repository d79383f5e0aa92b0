public import CatalogRules

/// The settings of a configuration file, including those it extends.
public struct ProjectConfiguration: Hashable, Sendable {
  /// The name of the configuration file.
  public static let fileName = ".catalog-lint.json"

  /// The configuration of the rules.
  public var linting = LintConfiguration()

  /// The files with terms of the glossary, as written in the configuration; empty once they were
  /// read.
  public var glossaryFiles: [String] = []

  /// The files that are never linted, as path patterns relative to the folder of the configuration.
  public var exclude: [String] = []

  /// The baseline file, as written in the configuration.
  public var baseline: String?

  /// The settings for code, which `catalog-code` reads.
  public var code = CodeConfiguration()

  /// Creates a configuration with the recommended rules.
  public init() {}

  /// Returns whether a file is excluded; `path` is relative to the folder of the configuration.
  public func excludes(_ path: String) -> Bool {
    Glob.isPath(path, matchedByAny: exclude)
  }
}
