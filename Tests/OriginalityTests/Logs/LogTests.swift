import Foundation
import Synchronization
import Testing

@testable import Originality

struct LogTests {
  /// Collects the output of a log.
  private final class Lines: Sendable {
    let text = Mutex("")
  }

  @Test(arguments: [
    (LogLevel.debug, "🐛 a\nℹ️ b\n‼️ c\n"), (.info, "ℹ️ b\n‼️ c\n"), (.error, "‼️ c\n"),
  ])
  func writesMessagesOfItsLevelBehindTheirMarks(level: LogLevel, expected: String) {
    let lines = Lines()
    let log = Log(level: level) { line in lines.text.withLock { $0 += line } }
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
    Log(level: .error) { _ in }.debug(message())
    #expect(!isComposed)
  }
}
