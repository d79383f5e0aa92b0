#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The right to replace files in a folder, which one of our processes has at a time.
///
/// The folder is locked and not the file: a process that waits for a file that is replaced would wait for the old one.
enum FolderLock {
  /// How often the lock is asked for, and the microseconds in between: a second in all.
  private static let (attempts, pause) = (200, 5000 as UInt32)

  /// Does work that takes a moment, alone in the folder that a file lies in, and passes the folder's descriptor to it.
  ///
  /// When the folder can't be locked, or stays locked for a second, the work is done without the lock: other programs
  /// lock folders too, for reasons of their own. The descriptor is nil when the folder can't be opened.
  static func withLock<Value>(
    around path: String, during work: (Int32?) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.isEmpty ? "." : parts.joined(separator: "/") + "/"
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return try work(nil) }
    defer { close(descriptor) }
    for _ in 0..<attempts {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { break }
      usleep(pause)
    }
    return try work(descriptor)
  }
}
