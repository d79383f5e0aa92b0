public import StringCatalogs

/// What to take for a conflict of a merge.
public enum MergeDecision: Hashable, Sendable {
  /// Our version.
  case ours

  /// Their version.
  case theirs

  /// The version that both sides changed.
  case base

  /// Another text; nil is the state `translated`.
  case text(String, state: StringUnitState?)
}
