/// One check of a position in a file.
protocol EvidenceChecking {
  /// The check as named in a report.
  static var check: EvidenceCheck { get }

  /// Whether the photo has data for the check.
  static func isPossible(_ input: EvidenceInput) -> Bool

  /// Returns the findings; called only if the check is possible.
  static func findings(in input: EvidenceInput) -> [EvidenceFinding]
}
