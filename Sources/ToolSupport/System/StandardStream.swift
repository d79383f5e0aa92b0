#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A standard stream of the process.
package struct StandardStream: Sendable {
  /// Standard output: the report.
  package static let output = StandardStream(descriptor: STDOUT_FILENO)

  /// Standard error: notes and errors.
  package static let errors = StandardStream(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Creates a stream for an open descriptor.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes text, and returns whether all of it was written; with `| head` the rest is not read.
  @discardableResult
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { unsafe write($0) }
  }

  /// Writes bytes, and returns whether all of them were written.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { unsafe write($0) }
  }

  private func write(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = UnsafeRawBufferPointer(buffer)
    while unsafe !rest.isEmpty, let base = rest.baseAddress {
      let count = unsafe writeOnce(descriptor, base, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }

  /// Writes a document to standard output; throws if not all of it was written.
  package static func writeReport(_ text: String) throws(FileError) {
    try writeReport(Array(text.utf8))
  }

  /// Writes the bytes of a document to standard output; throws if not all of them were written.
  package static func writeReport(_ bytes: [UInt8]) throws(FileError) {
    if !output.write(bytes) { throw .cannotWrite(path: "stdout", reason: SystemFile.lastReason) }
  }

  private func writeOnce(
    _ descriptor: Int32, _ base: UnsafeRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.write(descriptor, base, count)
    #elseif canImport(Musl)
    unsafe Musl.write(descriptor, base, count)
    #else
    unsafe Darwin.write(descriptor, base, count)
    #endif
  }
}
