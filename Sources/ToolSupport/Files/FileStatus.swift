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

  /// The size and the time of the last change of a file.
  package struct State: Hashable, Sendable {
    package let size: Int
    package let seconds: Int
    package let nanoseconds: Int
    package let number: UInt64

    /// Returns whether the file was changed after another one.
    package func isNewer(than other: State) -> Bool {
      (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
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
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return State(
      size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      number: UInt64(status.st_ino))
  }
}
