/// The number of readable photos in a run, and of those below the required score.
struct AuditTally: Sendable {
  /// The required minimum score; nil if there is none.
  let failBelow: Int?

  /// The files with a report.
  private(set) var readCount = 0

  /// The files with a failure.
  private(set) var failureCount = 0

  /// The files with a score below the minimum, or without a score.
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
