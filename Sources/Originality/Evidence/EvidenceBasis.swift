/// What the weight of a rule rests on.
public enum EvidenceBasis: Hashable, Sendable {
  /// How many in a hundred processed photos and others have it, and the ratio of the shares.
  case measured(processed: Int, others: Int, ratio: Double)

  /// The file itself says it, so that nothing has to be inferred.
  case stated

  /// Real photos were consistent without an exception, this many of this many.
  case consistent(photos: Int)

  /// It follows from how files are made, and nobody has measured it.
  case reasoned

  /// How many times as frequent it is among processed photos as among others; nil when not
  /// measured.
  public var ratio: Double? {
    if case .measured(_, _, let ratio) = self { ratio } else { nil }
  }
}
