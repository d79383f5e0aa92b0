/// What a judgment means for the reader; renderers choose its icon and its color.
public enum Tone: String, CaseIterable, Hashable, Sendable {
  /// A statement that is neither good nor bad.
  case neutral

  /// All is well.
  case fine

  /// It can't be said.
  case unknown

  /// Something to look at.
  case caution

  /// Something is probably wrong.
  case strong

  /// Something is wrong.
  case conclusive

  /// It could not be checked.
  case failed
}
