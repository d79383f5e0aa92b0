import Escaping

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open descriptor that is written to, such as a standard stream of the process.
package struct StandardStream: Sendable {
  private static let output = StandardStream(descriptor: STDOUT_FILENO)

  private static let errors = StandardStream(descriptor: STDERR_FILENO)

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

  /// Writes a text for people to standard output; throws if not all of it was written.
  ///
  /// It may end up in the log of a CI system, which must not find a command in it: ``LogText``.
  package static func writeReport(_ text: String) throws(FileError) {
    try writeDocument(LogText.escape(text))
  }

  /// Writes the bytes of a text for people to standard output; throws if not all of them were
  /// written.
  package static func writeReport(_ bytes: [UInt8]) throws(FileError) {
    try writeDocument(LogText.escape(bytes))
  }

  /// Writes a text in a format for people or for programs to standard output; throws if not all of
  /// it was written.
  package static func write(_ text: String, isForPeople: Bool) throws(FileError) {
    try isForPeople ? writeReport(text) : writeDocument(text)
  }

  /// Writes a document for programs to standard output, as it is; throws if not all of it was
  /// written.
  package static func writeDocument(_ text: String) throws(FileError) {
    try writeDocument(Array(text.utf8))
  }

  /// Writes the bytes of a document for programs to standard output, as they are; throws if not all
  /// of them were written.
  package static func writeDocument(_ bytes: [UInt8]) throws(FileError) {
    if !output.write(bytes) { throw .cannotWrite(path: "stdout", reason: SystemFile.lastReason) }
  }

  /// Writes a text for people to standard error; if that fails, nobody can be told.
  package static func writeMessage(_ text: String) {
    errors.write(LogText.escape(text))
  }

  /// Opens each standard stream that was closed when the process started, as setuid programs and
  /// git do.
  ///
  /// Otherwise the next opened file would get its descriptor, and with it what is meant for the
  /// stream. Reading standard input and writing to standard output still fail; what is written to
  /// standard error is lost.
  package static func openClosed() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDWR)]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free descriptor is the one that was closed. A report to /dev/stdout fails too,
      // if the system has a device for that.
      let full = descriptor == STDOUT_FILENO ? unsafe open("/dev/full", mode) : -1
      let opened = full < 0 ? unsafe open("/dev/null", mode) : full
      guard opened == descriptor else { ToolExit.end(2) }
    }
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
