/// How many photos of a run could be read, and how many are below the wanted score.
struct AuditTally: Sendable {
  /// The score that no photo may be below; nil if none is wanted.
  let failBelow: Int?

  /// The files that have a report.
  private(set) var readCount = 0

  /// The files that have a reason in its place.
  private(set) var failureCount = 0

  /// The files whose score is below the wanted one, or missing.
  private(set) var belowCount = 0

  init(failBelow: Int?) {
    self.failBelow = failBelow
  }

  /// All files.
  var count: Int { readCount + failureCount }

  /// Counts a file; one that could not be read has no score.
  mutating func count(score: Int?) {
    if score == nil { failureCount += 1 } else { readCount += 1 }
    if let failBelow, (score ?? -1) < failBelow { belowCount += 1 }
  }
}
