import CatalogRules

/// The reason why a file is no baseline.
public struct BaselineError: Error, Hashable, Sendable {
  /// The number of the first line that is no entry, from one.
  public let line: Int
}
