import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The lines of an open file or a pipe, each as soon as it arrives, without its terminator.
package struct ByteLines: IteratorProtocol, Sendable {
  /// Why reading stopped before the end; nil if there was no error.
  package final class Failure: Sendable {
    private let code = Mutex<Int32?>(nil)

    /// The error number of the system.
    package var errorNumber: Int32? { code.withLock { $0 } }

    func note(_ errorNumber: Int32) { code.withLock { $0 = errorNumber } }
  }

  private static let chunkSize = 64 * 1024

  /// Whether the last line was terminated; a truncated line was not.
  package private(set) var isEnded = false

  /// Why reading stopped, available after the last line.
  package let failure = Failure()

  private let descriptor: Int32
  private let limit: Int
  private var separator: UInt8?
  private var chunk: ArraySlice<UInt8> = []

  /// Creates the lines of a descriptor, which stays open.
  ///
  /// Without a `separator` it is NUL if the first bytes contain one, else a line feed. The part of
  /// a line after `limit` bytes is skipped.
  package init(descriptor: Int32, separator: UInt8?, limit: Int) {
    self.descriptor = descriptor
    self.separator = separator
    self.limit = limit
  }

  /// Returns the next line; nil after the last one, or if reading failed.
  package mutating func next() -> [UInt8]? {
    var line: [UInt8] = []
    var isStarted = false
    isEnded = false
    while !isEnded {
      if chunk.isEmpty { chunk = readChunk() }
      guard !chunk.isEmpty else { return isStarted ? line : nil }
      isStarted = true
      let separator = separator ?? (chunk.contains(0) ? 0 : UInt8(ascii: "\n"))
      self.separator = separator
      let end = chunk.firstIndex(of: separator)
      let piece = chunk[..<(end ?? chunk.endIndex)]
      line += piece.prefix(max(0, limit - line.count))
      chunk = chunk[(end.map { $0 + 1 } ?? chunk.endIndex)...]
      isEnded = end != nil
    }
    return line
  }

  private func readChunk() -> ArraySlice<UInt8> {
    unsafe [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, filled in
      while true {
        let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 {
          filled = count
          return
        }
        if errno != EINTR { return failure.note(errno) }
      }
    }[...]
  }
}
