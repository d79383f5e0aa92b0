import Originality

extension LargeAudit {
  /// The positions of the entries in the order of a report for people.
  ///
  /// What the assessment says of a photo decides, then the score, the lowest first; files without a
  /// report are last. Photos that are equal in both keep their order.
  var positionsByAssessment: [Int] {
    let ranks = outlines.ranked.map { outcome, score -> (verdict: Int, score: Int) in
      switch outcome {
      case .verdict(let verdict):
        (Self.order.firstIndex(of: verdict) ?? Self.order.count, score ?? .max)
      case .score: (Self.order.count, score ?? .max)
      case .failed: (.max, .max)
      }
    }
    return ranks.indices.sorted {
      (ranks[$0].verdict, ranks[$0].score, $0) < (ranks[$1].verdict, ranks[$1].score, $1)
    }
  }

  private static let order = Assessment.Verdict.allCases
}
