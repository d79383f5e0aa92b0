/// The rules of evidence and what they look for, as data, with a version and a date.
public struct EvidenceTable: Hashable, Sendable {
  /// The version, raised whenever something here changes: year and number.
  public var version: String

  /// The month in which the table was last changed, `2026-11`.
  public var date: String

  /// The rules, one a kind.
  public var rules: [EvidenceRule]

  /// Weak evidence of different subjects makes processing probable when its ratios multiply to
  /// this.
  public var probableRatio: Double

  /// The checks that must have been possible at least before their silence says something.
  public var minimumChecks: Int

  /// The ratio by which weak evidence counts that nobody has measured.
  public var reasonedRatio: Double

  /// Returns the rule for a kind of evidence.
  public func rule(for kind: EvidenceKind) -> EvidenceRule {
    rules.first { $0.kind == kind } ?? EvidenceRule(kind, .structure, .information, .reasoned)
  }
}
