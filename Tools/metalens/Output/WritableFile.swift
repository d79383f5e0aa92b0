import Foundation
import StringCatalogs
import ToolSupport

/// A file that is open for writing, and closed when this value ends; or standard output, which
/// stays open.
struct WritableFile: ~Copyable {
  /// The descriptor, valid for the lifetime of this value.
  let descriptor: Int32

  private let path: String

  /// Opens a file.
  init(path: String, flags: Int32, mode: mode_t = 0o666) throws(FileError) {
    let descriptor = unsafe open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw .cannotWrite(path: path, reason: SystemReason.argument(for: errno))
    }
    self.init(path: path, descriptor: descriptor)
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    if !isStandardOutput { close(descriptor) }
  }

  /// Standard output.
  static var standardOutput: WritableFile {
    WritableFile(path: "stdout", descriptor: STDOUT_FILENO)
  }

  private var isStandardOutput: Bool { descriptor == STDOUT_FILENO }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(FileError) {
    try check(StandardStream(descriptor: descriptor).write(bytes))
  }

  /// Locks the file for this process.
  func lock() throws(FileError) {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw failure(EBUSY) }
  }

  /// Truncates the file to `size` bytes, and continues writing there.
  func cut(to size: Int) throws(FileError) {
    try check(ftruncate(descriptor, off_t(size)) == 0)
    try check(lseek(descriptor, off_t(size), SEEK_SET) >= 0)
  }

  /// Flushes the written bytes to the disk.
  func synchronize() {
    if !isStandardOutput { fsync(descriptor) }
  }

  private func check(_ isDone: Bool) throws(FileError) {
    if !isDone { throw failure(errno) }
  }

  private func failure(_ code: Int32) -> FileError {
    .cannotWrite(path: path, reason: SystemReason.argument(for: code))
  }
}
