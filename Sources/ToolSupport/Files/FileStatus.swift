#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the system says about files.
package enum FileStatus {
  /// What is at a path.
  package enum Kind {
    case file, folder
  }

  /// Which file something is, its size, and the times of its last changes.
  package struct State: Hashable, Sendable {
    package let size: Int

    /// The time of the last change of its contents.
    package let seconds: Int
    package let nanoseconds: Int

    /// The time of the last change of its contents, its names, or its permissions.
    private let changeSeconds: Int
    private let changeNanoseconds: Int

    package let device: UInt64
    package let number: UInt64

    init(_ status: stat) {
      #if canImport(Darwin)
      let (time, change) = (status.st_mtimespec, status.st_ctimespec)
      #else
      let (time, change) = (status.st_mtim, status.st_ctim)
      #endif
      size = Int(status.st_size)
      (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
      (changeSeconds, changeNanoseconds) = (change.tv_sec, change.tv_nsec)
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Returns whether the file was changed after another one.
    package func isNewer(than other: State) -> Bool {
      (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
    }

    /// Returns whether this is a state of the same file, whatever its contents.
    package func isSameFile(as other: State) -> Bool {
      (device, number) == (other.device, other.number)
    }

    /// Returns whether this is the same file with the same contents, whatever its names.
    package func isSame(as other: State) -> Bool {
      isSameFile(as: other)
        && (size, seconds, nanoseconds) == (other.size, other.seconds, other.nanoseconds)
    }
  }

  /// Returns the size of a regular file in bytes; nil for anything else.
  package static func size(of path: String) -> Int? { state(of: path)?.size }

  /// Returns whether an open descriptor is that of a regular file.
  package static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns what a path leads to; nil if nothing exists there.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Returns the state of a regular file; nil for anything else.
  package static func state(of path: String) -> State? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? state(status) : nil
  }

  /// Returns the state of an open regular file; nil for anything else.
  package static func state(of descriptor: Int32) -> State? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? state(status) : nil
  }

  /// Returns the state of a regular file in a folder; nil for anything else, such as a link.
  static func state(of name: FileName, in folder: OpenFolder) -> State? {
    var status = stat()
    let flags = AT_SYMLINK_NOFOLLOW
    return unsafe fstatat(folder.descriptor, name.systemName, &status, flags) == 0
      ? state(status) : nil
  }

  private static func state(_ status: stat) -> State? {
    status.st_mode & S_IFMT == S_IFREG ? State(status) : nil
  }
}
