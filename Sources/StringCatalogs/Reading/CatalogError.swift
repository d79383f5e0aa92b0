/// The reason why a file is not a string catalog, and the position of the error.
public struct CatalogError: Error, Hashable, Sendable {
  /// The reason.
  public let reason: Reason

  /// The position of the error; the end of a truncated file.
  public let position: CatalogPosition

  /// Creates an error.
  public init(_ reason: Reason, at position: CatalogPosition) {
    self.reason = reason
    self.position = position
  }
}
