import Foundation
import Synchronization

/// Counts the skipped tests, and prints one line about them at the end of the run.
enum SkippedTests {
  private static let counts = Mutex<[Requirement: Int]>([:])

  /// Counts a test that was skipped because something is missing.
  static func count(_ missing: Requirement) {
    let isFirst = counts.withLock { counts in
      counts[missing, default: 0] += 1
      return counts.values.reduce(0, +) == 1
    }
    if isFirst {
      atexit {
        print(SkippedTests.line(SkippedTests.counts.withLock { $0 }))
        _ = fflush(nil)
      }
    }
  }

  /// Returns the line about skipped tests, the most frequent needs first.
  static func line(_ counts: [Requirement: Int]) -> String {
    let reasons = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .enumerated().map { position, skipped in
        let noun = position > 0 ? "" : skipped.value == 1 ? " test" : " tests"
        let verb = skipped.value == 1 ? "needs" : "need"
        return "\(skipped.value)\(noun) \(verb) \(skipped.key.summary)"
      }
    return "Skipped: \(reasons.joined(separator: ", "))."
  }
}
