/// What one kind of evidence means, and what it costs.
public struct FlagRule: Hashable, Sendable {
  /// The kind of evidence.
  public var evidence: FlagDetail.Kind

  /// What the flag means for the reader.
  public var type: OriginalityFlagType

  /// What is added to the score, 0 or less.
  public var points: Int

  init(_ evidence: FlagDetail.Kind, _ type: OriginalityFlagType, _ points: Int) {
    self.evidence = evidence
    self.type = type
    self.points = points
  }
}
