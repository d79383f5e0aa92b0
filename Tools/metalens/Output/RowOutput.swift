import Foundation
import Synchronization
import ToolSupport

/// Where rows go one by one: standard output, or a file that grows.
///
/// Each row is written at once and whole, also when the run is interrupted.
final class RowOutput: Sendable {
  private let file: Mutex<WritableFile>

  /// Creates an output that writes to an open file.
  init(_ file: consuming sending WritableFile) {
    self.file = Mutex(file)
  }

  /// Writes bytes, of which no part is left out.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func write(_ bytes: [UInt8]) throws {
    try file.withLock { try $0.write(bytes) }
  }

  /// Brings a file to the disk.
  func finish() {
    file.withLock { $0.synchronize() }
  }

  /// Ends the process between two rows when somebody interrupts it; a second time it ends at once.
  ///
  /// Must be called before the threads start that write rows.
  func endBetweenRows(hint: String?) {
    let interruptions = Interruptions()
    interruptions.block()
    Thread.detachNewThread { [self] in
      let number = interruptions.wait()
      interruptions.unblock()
      file.withLock { _ in
        if ProgressBar.hasTerminal { StandardStream.errors.write("\r\u{1B}[K") }
        if let hint { StandardStream.errors.write(hint + "\n") }
        _exit(128 + number)
      }
    }
  }
}
