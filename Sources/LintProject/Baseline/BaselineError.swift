import CatalogRules

/// The reason why a file is not a baseline.
public struct BaselineError: Error, Hashable, Sendable {
  /// The number of the first invalid line, from one.
  public let line: Int
}
