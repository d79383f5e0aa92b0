/// The meaning and the cost of one kind of evidence.
public struct FlagRule: Hashable, Sendable {
  /// The kind of evidence.
  public var evidence: FlagDetail.Kind

  /// The meaning of the flag.
  public var type: OriginalityFlagType

  /// The points added to the score, 0 or less.
  public var points: Int

  init(_ evidence: FlagDetail.Kind, _ type: OriginalityFlagType, _ points: Int) {
    self.evidence = evidence
    self.type = type
    self.points = points
  }
}
