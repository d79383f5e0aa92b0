public import CatalogRules

/// A finding about a string, with its position.
public struct PreviewFinding: Hashable, Sendable {
  /// The finding.
  public var finding: Finding

  /// The line of the file, from 1.
  public var line: Int

  /// The column in bytes, from 1.
  public var column: Int
}
