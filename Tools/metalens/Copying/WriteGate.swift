import Foundation
import ToolSupport

/// A lock that is held while files are written.
final class WriteGate: Sendable {
  private let lock = WriteLock()

  /// Runs a closure that must not be interrupted.
  func withLock<Value>(_ work: () throws -> Value) rethrows -> Value {
    try lock.withLock(work)
  }

  /// Ends the process between two files after an interruption; a second one ends it at once.
  ///
  /// Must be called before starting the threads that write.
  func endBetweenFiles(hint: String) {
    let interruptions = Interruptions()
    interruptions.block()
    Thread.detachNewThread { [self] in
      let number = interruptions.wait()
      interruptions.unblock()
      lock.end {
        ProgressBar.removeAny()
        ToolMessage.note.print(hint)
        _exit(128 + number)
      }
    }
  }
}
