/// The basis of a rule's weight.
public enum EvidenceBasis: Hashable, Sendable {
  /// The percentages of processed and other photos that have it, and their ratio.
  case measured(processed: Int, others: Int, ratio: Double)

  /// The file itself states it, so that nothing has to be inferred.
  case stated

  /// Real photos were consistent without an exception, this many of this many.
  case consistent(photos: Int)

  /// It follows from how files are made, but was not measured.
  case reasoned

  /// How many times as frequent it is among processed photos as among others; nil if not measured.
  public var ratio: Double? {
    if case .measured(_, _, let ratio) = self { ratio } else { nil }
  }
}
