/// The severity of a finding.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Advice.
  case info

  /// Very likely wrong; a person should check.
  case warning

  /// Wrong at run time, with hardly any false positives.
  case error

  /// Returns whether one is milder than the other.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
