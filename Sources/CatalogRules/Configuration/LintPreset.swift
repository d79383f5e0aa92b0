/// A choice of rules to begin with; each holds those before it.
public enum LintPreset: String, Hashable, Sendable, Comparable, CaseIterable {
  /// What is wrong or very likely wrong in any project.
  case recommended

  /// Also advice, and what is a matter of policy.
  case strict

  /// Also what is a matter of style.
  case all

  /// Returns whether one preset is smaller than the other.
  public static func < (left: LintPreset, right: LintPreset) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .recommended: 0
    case .strict: 1
    case .all: 2
    }
  }
}
