/// What an import does although something may be lost.
public struct ImportOptions: Hashable, Sendable {
  /// Whether it takes translations that lack a placeholder of the source text, or have one that it has not.
  public var allowsLostPlaceholders = false

  /// Whether it takes translations of source texts that have changed since.
  public var allowsChangedSource = false

  /// Creates options that allow nothing.
  public init() {}
}
