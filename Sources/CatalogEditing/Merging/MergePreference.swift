/// The side that a merge prefers when both changed the same text differently.
public enum MergePreference: String, CaseIterable, Sendable {
  /// Ours.
  case ours

  /// Theirs.
  case theirs

  /// The side with the more complete translation; neither if both are equally complete.
  case newestState = "newest-state"
}
