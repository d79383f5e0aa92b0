/// What an import may do although something could be lost.
public struct ImportOptions: Hashable, Sendable {
  /// Whether it accepts translations that lack a placeholder of the source text, or have another
  /// one.
  public var allowsLostPlaceholders = false

  /// Whether it accepts translations of source texts that have changed since the export.
  public var allowsChangedSource = false

  /// Whether it accepts empty translations of texts that are not empty.
  public var allowsEmptyTexts = false

  /// Creates options that allow nothing.
  public init() {}
}
