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

  /// The Markdown documents that are linted wherever a folder is; the last match says the language.
  public var documents: [DocumentFiles] = []

  /// What says which strings are on which pictures of screens: reports of `screen-words check` and
  /// localization catalogs (`.xcloc`), for previews.
  public var screens: [ConfiguredPath] = []

  /// The files that are never linted, as path patterns relative to the folder of the configuration.
  public var exclude: [String] = []

  /// The baseline file, as written in the configuration.
  public var baseline: String?

  /// The settings for code, which `catalog-code` reads.
  public var code = CodeConfiguration()

  /// Creates a configuration with the recommended rules.
  public init() {}

  /// Returns which of the documents a path is one of; nil for another file.
  public func document(at path: String) -> DocumentFiles? {
    documents.last { Glob.isPath(path, matchedByAny: $0.files) }
  }

  /// Returns whether a file is excluded; `path` is relative to the folder of the configuration.
  public func excludes(_ path: String) -> Bool {
    Glob.isPath(path, matchedByAny: exclude)
  }
}
