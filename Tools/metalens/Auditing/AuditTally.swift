import Originality
import PhotoAudits
import Reports

/// The number of photos in a run, and of those that make it fail.
struct AuditTally: Sendable {
  /// The photos that make a run fail.
  struct Criteria: Sendable {
    /// The required minimum score, `--fail-below`; nil if there is none.
    let minimumScore: Int?

    /// The assessments of `--fail-on`; nil if there are none.
    let failures: FailureList?
  }

  /// The photos that make the run fail.
  let criteria: Criteria

  /// The files with a report.
  private(set) var readCount = 0

  /// The files with a failure.
  private(set) var failureCount = 0

  /// The files that the system could not read.
  private(set) var unreadCount = 0

  /// The files with a score below the minimum, or without a score.
  private(set) var belowCount = 0

  /// The files with one of the assessments that fail a run, or without one if that does.
  private(set) var assessedCount = 0

  init(_ criteria: Criteria) {
    self.criteria = criteria
  }

  /// All files.
  var count: Int { readCount + failureCount }

  /// Counts a file.
  mutating func count(_ file: AuditOutcome) {
    let error = file.error
    if error == nil { readCount += 1 } else { failureCount += 1 }
    if error?.isOfSystem == true { unreadCount += 1 }
    if let minimum = criteria.minimumScore, (file.score ?? -1) < minimum { belowCount += 1 }
    guard let failures = criteria.failures else { return }
    let fails =
      file.verdict.map(failures.verdicts.contains) ?? (error != nil && failures.includesUnreadable)
    if fails { assessedCount += 1 }
  }
}

extension AppError {
  /// Whether the file could not be read, whatever is in it.
  fileprivate var isOfSystem: Bool {
    switch self {
    case .dataLoadingFailed, .fileChanged, .fileSystemError: true
    case .photoSelectionFailed, .invalidImage, .videoNotSupported, .metadataExtractionFailed: false
    }
  }
}
