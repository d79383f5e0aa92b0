/// The rules of evidence and their lists, as data, with a version and a date.
public struct EvidenceTable: Hashable, Sendable {
  /// The version, raised with every change here: year and number.
  public var version: String

  /// The month in which the table was last changed, `2026-11`.
  public var date: String

  /// The rules, one per kind.
  public var rules: [EvidenceRule]

  /// The product of ratios at which weak evidence of different subjects makes processing probable.
  public var probableRatio: Double

  /// The minimum number of possible checks for a conclusion from the absence of evidence.
  public var minimumChecks: Int

  /// The ratio of weak evidence that was not measured.
  public var reasonedRatio: Double

  /// Returns the rule for a kind of evidence.
  public func rule(for kind: EvidenceKind) -> EvidenceRule {
    rules.first { $0.kind == kind } ?? EvidenceRule(kind, .structure, .information, .reasoned)
  }
}
