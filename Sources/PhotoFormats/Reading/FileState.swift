#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The identity and state of an open file: everything that the system changes when the file is
/// modified.
///
/// Two equal states have the same bytes, unless the file changed twice within a tick of the
/// system's clock, some milliseconds, without changing size.
public struct FileState: Hashable, Sendable {
  /// A time by the clock of the file system.
  private struct Moment: Hashable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let modified: Moment
  // Unlike the modification time, this one can't be set.
  private let changed: Moment

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
    modified = Moment(status.st_mtimespec)
    changed = Moment(status.st_ctimespec)
    #else
    modified = Moment(status.st_mtim)
    changed = Moment(status.st_ctim)
    #endif
  }
}
