/// A fact in a photo's metadata for or against its originality.
public struct OriginalityFlag: Hashable, Sendable, Codable {
  /// The meaning of the flag.
  public var type: OriginalityFlagType

  /// The evidence, as a value that can be shown in any language.
  public var detail: FlagDetail

  /// Creates a flag from its meaning and its evidence.
  public init(type: OriginalityFlagType, detail: FlagDetail) {
    self.type = type
    self.detail = detail
  }
}
