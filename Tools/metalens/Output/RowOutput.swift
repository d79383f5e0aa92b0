import Foundation
import Synchronization
import ToolSupport

/// The destination of rows: standard output, or a growing file.
///
/// Each row is written at once and completely, even if the run is interrupted.
final class RowOutput: Sendable {
  private let file: Mutex<WritableFile>

  /// Creates an output for an open file.
  init(_ file: consuming sending WritableFile) {
    self.file = Mutex(file)
  }

  /// Writes all bytes.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func write(_ bytes: [UInt8]) throws {
    try file.withLock { try $0.write(bytes) }
  }

  /// Flushes a file to the disk.
  func finish() {
    file.withLock { $0.synchronize() }
  }

  /// Ends the process between two rows after an interruption; a second one ends it at once.
  ///
  /// Must be called before starting the threads that write rows.
  func endBetweenRows(hint: String?) {
    let interruptions = Interruptions()
    interruptions.block()
    Thread.detachNewThread { [self] in
      let number = interruptions.wait()
      interruptions.unblock()
      file.withLock { _ in
        ProgressBar.removeAny()
        if let hint { ToolMessage.note.print(hint) }
        _exit(128 + number)
      }
    }
  }
}
