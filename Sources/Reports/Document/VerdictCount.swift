import Originality

/// How many photos of an audit have one assessment.
struct VerdictCount: Hashable, Sendable {
  /// The class.
  var verdict: Assessment.Verdict

  /// The number of photos.
  var count: Int

  /// Returns a count for every class; none when no report has an assessment.
  static func all(in reports: [OriginalityReport]) -> [VerdictCount] {
    let verdicts = reports.compactMap { $0.assessment?.verdict }
    guard !verdicts.isEmpty else { return [] }
    return Assessment.Verdict.allCases.map { verdict in
      VerdictCount(verdict: verdict, count: verdicts.count { $0 == verdict })
    }
  }
}
