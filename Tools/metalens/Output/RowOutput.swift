import Dispatch
import Foundation
import Synchronization
import ToolSupport

/// Where rows go one by one: standard output, or a file that grows.
///
/// Each row is written at once and whole, also when the run is interrupted.
final class RowOutput: Sendable {
  private let path: String?
  private let descriptor: Int32
  private let turn = Mutex(())

  /// Creates an output; nil as `path` means standard output.
  init(path: String?, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Writes bytes, of which no part is left out.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func write(_ bytes: [UInt8]) throws {
    try turn.withLock { _ in
      guard StandardStream(descriptor: descriptor).write(bytes) else {
        throw FileError.cannotWrite(
          path: path ?? "stdout", reason: SystemReason.argument(for: errno))
      }
    }
  }

  /// Brings a file to the disk and closes it.
  func finish() {
    guard path != nil else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Ends the process between two rows when somebody interrupts it; a second time it ends at once.
  func endBetweenRows(on signals: [Int32], hint: String?) -> [any DispatchSourceSignal] {
    signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in
        _ = signal(number, SIG_DFL)
        turn.withLock { _ in
          if ProgressBar.hasTerminal { StandardStream.errors.write("\r\u{1B}[K") }
          if let hint { StandardStream.errors.write(hint + "\n") }
          _exit(128 + number)
        }
      }
      _ = signal(number, SIG_IGN)
      source.resume()
      return source
    }
  }
}
