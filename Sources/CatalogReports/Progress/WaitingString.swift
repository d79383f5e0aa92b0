/// A string that waits for its translation.
public struct WaitingString: Codable, Hashable, Sendable {
  /// The path of the catalog.
  public var catalog: String

  /// The key.
  public var key: String

  /// The commit that brought the string.
  public var since: ReportedCommit
}
