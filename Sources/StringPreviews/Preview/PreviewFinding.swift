public import CatalogRules

/// Something that the linter has found about a string, with its place.
public struct PreviewFinding: Hashable, Sendable {
  /// What was found.
  public var finding: Finding

  /// The line of the file, from 1.
  public var line: Int

  /// The column in bytes, from 1.
  public var column: Int
}
