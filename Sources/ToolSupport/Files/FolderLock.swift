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

  /// Runs a short closure with exclusive access to a folder, and then flushes its names to the
  /// disk.
  ///
  /// If the folder can't be locked, or stays locked for a second, the closure runs without the
  /// lock: other programs may lock folders for other reasons.
  static func withLock<Value, Failure: Error>(
    on folder: OpenFolder, during work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // A lock belongs to a descriptor, which another thread may share.
    let own = unsafe openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { return try work() }
    defer { close(own) }
    for _ in 0..<attempts {
      guard flock(own, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { break }
      usleep(pause)
    }
    let value = try work()
    // A new name is on the disk only after that. Not every file system supports it, and no test can
    // see it: its absence shows only after a power failure.
    fsync(own)
    return value
  }
}
