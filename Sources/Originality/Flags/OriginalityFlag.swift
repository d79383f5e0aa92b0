/// One thing that a photo's metadata says for or against its originality.
public struct OriginalityFlag: Hashable, Sendable, Codable {
  /// What the flag means for the reader.
  public var type: OriginalityFlagType

  /// The evidence, as a value that any language can say.
  public var detail: FlagDetail

  /// Creates a flag from its meaning and its evidence.
  public init(type: OriginalityFlagType, detail: FlagDetail) {
    self.type = type
    self.detail = detail
  }
}
