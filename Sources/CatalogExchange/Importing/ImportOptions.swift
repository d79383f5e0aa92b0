/// What an import does even though something may be lost.
public struct ImportOptions: Hashable, Sendable {
  /// Whether it takes translations that lack a placeholder of the source text, or have another one.
  public var allowsLostPlaceholders = false

  /// Whether it takes translations of source texts that have changed since.
  public var allowsChangedSource = false

  /// Whether it takes empty translations of texts that are not empty.
  public var allowsEmptyTexts = false

  /// Creates options that allow nothing.
  public init() {}
}
