import Originality

extension AuditReport {
  /// Returns the audit in the order of a report for people, and the original position of each
  /// entry.
  ///
  /// What the assessment says of a photo decides, then the score, the lowest first; files without a
  /// report are last. Photos that are equal in both keep their order.
  func sortedByAssessment() -> (audit: AuditReport, positions: [Int]) {
    let ranks = entries.map { entry -> (verdict: Int, score: Int) in
      guard let report = entry.report else { return (.max, .max) }
      let verdict = report.assessment.flatMap { Self.order.firstIndex(of: $0.verdict) }
      return (verdict ?? Self.order.count, report.score)
    }
    let positions = ranks.indices.sorted {
      (ranks[$0].verdict, ranks[$0].score, $0) < (ranks[$1].verdict, ranks[$1].score, $1)
    }
    var sorted = self
    sorted.entries = positions.map { entries[$0] }
    return (sorted, positions)
  }

  private static let order = Assessment.Verdict.allCases
}
