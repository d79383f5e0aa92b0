/// The class of a score.
public enum ScoreBadge: String, Hashable, Sendable, Codable, CaseIterable {
  /// 85 and more.
  case green

  /// 50 to 84.
  case amber

  /// Less than 50.
  case red

  /// Creates the class of a score from 0 to 100.
  public init(score: Int) {
    self = score >= 85 ? .green : score >= 50 ? .amber : .red
  }
}
