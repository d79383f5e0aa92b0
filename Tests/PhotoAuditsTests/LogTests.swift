import Foundation
import Originality
import Synchronization
import Testing

@testable import PhotoAudits

struct LogTests {
  /// Collects the output of a log.
  private final class Lines: Sendable {
    let text = Mutex("")
  }

  @Test(arguments: [
    (LogLevel.debug, "debug a\ninfo b\nerror c\n"), (.info, "info b\nerror c\n"),
    (.error, "error c\n"),
  ])
  func passesMessagesOfItsLevelAndAbove(level: LogLevel, expected: String) {
    let lines = Lines()
    let log = Log(level: level) { level, message in
      lines.text.withLock { $0 += "\(level) \(message)\n" }
    }
    log.debug("a")
    log.info("b")
    log.error("c")
    #expect(lines.text.withLock { $0 } == expected)
  }

  @Test func doesNotComposeWhatIsNotWritten() {
    var isComposed = false
    func message() -> String {
      isComposed = true
      return ""
    }
    Log(level: .error) { _, _ in }.debug(message())
    #expect(!isComposed)
  }
}
