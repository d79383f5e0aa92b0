import Originality

extension LargeAudit {
  /// The positions of the entries in the order of a report for people.
  ///
  /// What the assessment says of a photo decides, then how much its evidence says, then the score,
  /// the lowest first; files without a report are last. Photos that are equal in all keep their
  /// order.
  var positionsByAssessment: [Int] {
    let ranks = outlines.ranked.map { outcome, strength, score -> Rank in
      switch outcome {
      case .verdict(let verdict):
        Rank(
          outcome: Self.order.firstIndex(of: verdict) ?? Self.order.count, weakness: -strength,
          score: score ?? .max)
      case .score: Rank(outcome: Self.order.count, weakness: 0, score: score ?? .max)
      case .failed: Rank(outcome: .max, weakness: 0, score: .max)
      }
    }
    return ranks.indices.sorted { first, second in
      let (one, other) = (ranks[first], ranks[second])
      return (one.outcome, one.weakness, one.score, first)
        < (other.outcome, other.weakness, other.score, second)
    }
  }

  private struct Rank {
    let outcome: Int
    let weakness: Int
    let score: Int
  }

  private static let order = Assessment.Verdict.allCases
}
