import StringCatalogs

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A regular file that is open for reading.
package final class RegularFile: Sendable {
  /// The descriptor, valid as long as this object exists.
  let descriptor: Int32

  /// The state of the file at the time of opening.
  package let state: FileStatus.State

  /// Opens a file in a folder; anything else, such as a pipe, is refused at once.
  ///
  /// A link is refused too, unless it is to be followed.
  init(_ name: FileName, in folder: Int32, following isFollowing: Bool) throws(FileFailure) {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (isFollowing ? 0 : O_NOFOLLOW)
    var descriptor: Int32
    repeat {
      descriptor = unsafe openat(folder, name.systemName, flags)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw FileFailure(errno, of: name, in: folder) }
    guard let state = FileStatus.state(of: descriptor) else {
      close(descriptor)
      throw .notAFile
    }
    (self.descriptor, self.state) = (descriptor, state)
  }

  deinit { close(descriptor) }

  /// Whether the file, whatever its name is now, is as it was when it was opened.
  package var isUnchanged: Bool {
    FileStatus.state(of: descriptor)?.isSame(as: state) ?? false
  }

  /// Returns whether this is the same file as another one with the same contents, or a file with
  /// the same bytes.
  ///
  /// Some file systems give a file another number when it gets a second name.
  package func isSame(as other: RegularFile) -> Bool {
    if state.isSame(as: other.state) { return true }
    guard state.size == other.state.size else { return false }
    guard let own = try? bytes(), let others = try? other.bytes() else { return false }
    return own == others
  }

  /// Returns all bytes; fewer or more than the file had when it was opened if it changes.
  ///
  /// A file with more than `limit` bytes is refused before reading. It is never mapped: if a mapped
  /// file is cut short meanwhile, reading it ends the process.
  package func bytes(upTo limit: Int = 1 << 31) throws(FileFailure) -> [UInt8] {
    guard state.size <= limit else { throw .system(EFBIG) }
    var failure: FileFailure?
    // One byte more, to notice that the file grows.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: state.size + 1) { buffer, count in
      unsafe HugePages.advise(UnsafeMutableRawBufferPointer(buffer))
      while count < buffer.count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let got = unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(count))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = .system(errno) }
        if got <= 0 { return }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
