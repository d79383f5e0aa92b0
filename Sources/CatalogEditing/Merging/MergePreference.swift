/// Which side a merge takes where both changed the same text differently.
public enum MergePreference: String, CaseIterable, Sendable {
  /// Ours.
  case ours

  /// Theirs.
  case theirs

  /// The side on which the translation has come further; neither when it has come as far on both.
  case newestState = "newest-state"
}
