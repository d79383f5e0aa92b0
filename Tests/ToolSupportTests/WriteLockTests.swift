import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import ToolSupport

struct WriteLockTests {
  /// A disk that doesn’t answer must not keep the process alive.
  @Test(.endsHangs) func endsThoughAWriteNeverDoes() async throws {
    await #expect(processExitsWith: .exitCode(7)) {
      let lock = WriteLock()
      let isWriting = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        lock.withLock {
          isWriting.signal()
          sleep(3600)
        }
      }
      isWriting.wait()
      lock.end { exit(7) }
    }
  }
}
