#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An exclusive lock for replacing files in a folder, among our processes.
///
/// The folder is locked, not the file: a process that waits for a file that is replaced would wait
/// for the old one.
enum FolderLock {
  /// The number of attempts, and the microseconds between them: a second in total.
  private static let (attempts, pause) = (200, 5000 as UInt32)

  /// Runs a short closure with exclusive access to the folder of a file, passing the folder's
  /// descriptor.
  ///
  /// If the folder can't be locked, or stays locked for a second, the closure runs without the
  /// lock: other programs may lock folders for other reasons. The descriptor is nil if the folder
  /// can't be opened.
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
