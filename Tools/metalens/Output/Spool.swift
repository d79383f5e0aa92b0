import Reports
import Synchronization
import ToolSupport

/// Bytes that wait to be read or saved: in memory while they are few, then in a temporary file.
final class Spool: SpoolStorage {
  private struct State: Sendable {
    var size = 0
    var bytes: [UInt8] = []
    var file: UnlinkedFile?
  }

  /// The maximum number of bytes in memory.
  private static let largestInMemory = 1 << 20

  /// The number of bytes that are copied at once.
  private static let pieceSize = 1 << 18

  private let state = Mutex(State())

  /// Adds bytes at the end.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func append(_ bytes: [UInt8]) throws(FileError) {
    try state.withLock { (state) throws(FileError) in
      state.size += bytes.count
      if state.file == nil {
        state.bytes += bytes
        guard state.bytes.count > Self.largestInMemory else { return }
        let file = try UnlinkedFile()
        try file.append(state.bytes)
        state.file = file
        state.bytes = []
      } else {
        try state.file?.append(bytes)
      }
    }
  }

  /// Returns the bytes in a range.
  ///
  /// - Throws: a ``FileError`` with the system's reason.
  func bytes(in range: Range<Int>) throws(FileError) -> [UInt8] {
    try state.withLock { (state) throws(FileError) in
      try state.file?.bytes(in: range) ?? Array(state.bytes[range])
    }
  }

  /// Passes on all bytes, in pieces.
  ///
  /// - Throws: a ``FileError`` with the system's reason, or that of `write`.
  func copy(
    to write: (_ bytes: [UInt8]) throws(FileError) -> Void
  ) throws(FileError) {
    let size = state.withLock { $0.size }
    for start in stride(from: 0, to: size, by: Self.pieceSize) {
      try write(try bytes(in: start..<min(size, start + Self.pieceSize)))
    }
  }
}
