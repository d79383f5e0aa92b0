#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Which file is open, and in which state: what the system changes when somebody changes the file.
///
/// Two equal states are those of the same bytes, unless they were changed twice within a tick of
/// the system's clock, some milliseconds, and the size stayed.
public struct FileState: Hashable, Sendable {
  /// A moment by the clock of the file system.
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
  // Unlike the moment of modification nobody can set this one back.
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
