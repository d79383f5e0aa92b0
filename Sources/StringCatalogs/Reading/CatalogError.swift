/// The reason why a file is not a string catalog, and the place that shows it.
public struct CatalogError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// Where it is wrong; where a file just ends too early, its end.
  public let position: CatalogPosition

  /// Creates an error.
  public init(_ reason: Reason, at position: CatalogPosition) {
    self.reason = reason
    self.position = position
  }
}
