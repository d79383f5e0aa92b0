public import CatalogRules

/// What a configuration file says, with what it extends.
public struct ProjectConfiguration: Hashable, Sendable {
  /// The name of the file that is looked for.
  public static let fileName = ".catalog-lint.json"

  /// What the rules are to know.
  public var linting = LintConfiguration()

  /// The files that are never linted, as patterns of paths below the folder of the configuration.
  public var exclude: [String] = []

  /// The file with what is known already, as it is written in the configuration.
  public var baseline: String?

  /// Creates a configuration with the recommended rules.
  public init() {}

  /// Returns whether a file is not to be linted; `path` begins below the folder of the
  /// configuration.
  public func excludes(_ path: String) -> Bool {
    exclude.contains { pattern in
      Glob(path: pattern).matches(path)
        || Glob(path: pattern.hasSuffix("/") ? pattern + "**" : pattern + "/**").matches(path)
    }
  }
}
