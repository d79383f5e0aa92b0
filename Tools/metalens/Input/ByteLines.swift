import Foundation
import Synchronization

/// The lines of an open file or a pipe, each as soon as it is there, without the byte that ends it.
struct ByteLines: IteratorProtocol, Sendable {
  /// Why reading stopped before the end; nil while all is well.
  final class Failure: Sendable {
    private let code = Mutex<Int32?>(nil)

    var errorNumber: Int32? { code.withLock { $0 } }

    func note(_ errorNumber: Int32) { code.withLock { $0 = errorNumber } }
  }

  private static let chunkSize = 64 * 1024

  /// Whether the line that came last was ended by its byte; a line that was cut off was not.
  private(set) var isEnded = false

  /// Why reading stopped, to be asked after the last line.
  let failure = Failure()

  private let descriptor: Int32
  private let limit: Int
  private var separator: UInt8?
  private var chunk: ArraySlice<UInt8> = []

  /// Creates the lines of a descriptor, which stays open.
  ///
  /// Without a `separator` it is NUL when one is among the first bytes that come, else a line feed.
  /// What is in a line after `limit` bytes is passed over.
  init(descriptor: Int32, separator: UInt8?, limit: Int) {
    self.descriptor = descriptor
    self.separator = separator
    self.limit = limit
  }

  mutating func next() -> [UInt8]? {
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
