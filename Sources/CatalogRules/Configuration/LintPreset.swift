/// A set of rules to start with; each preset includes those before it.
public enum LintPreset: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Errors and likely errors in any project.
  case recommended

  /// Also advice and matters of policy.
  case strict

  /// Also matters of style.
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
