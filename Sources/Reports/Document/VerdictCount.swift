import Originality

/// The number of photos of an audit with a verdict.
struct VerdictCount: Hashable, Sendable {
  /// The verdict.
  var verdict: Assessment.Verdict

  /// The number of photos.
  var count: Int

  /// Returns a count for every verdict; none if no report has an assessment.
  static func all(in reports: [OriginalityReport]) -> [VerdictCount] {
    let verdicts = reports.compactMap { $0.assessment?.verdict }
    guard !verdicts.isEmpty else { return [] }
    return Assessment.Verdict.allCases.map { verdict in
      VerdictCount(verdict: verdict, count: verdicts.count { $0 == verdict })
    }
  }
}
