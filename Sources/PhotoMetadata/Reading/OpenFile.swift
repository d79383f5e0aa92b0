#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A regular file that is open for reading, and closed when this value ends.
struct OpenFile: ~Copyable {
  /// The size of the file in bytes when it was opened.
  let size: Int

  private let descriptor: Int32

  /// Opens a regular file; anything else is refused before a byte is read.
  ///
  /// A symbolic link is followed: whoever names a path means what it leads to. Not blocking keeps
  /// a named pipe from holding up the program until it can be told apart.
  init(path: PhotoPath) throws(PhotoReadError) {
    guard !path.bytes.contains(0) else { throw .notAFile }
    var descriptor: Int32
    repeat {
      descriptor = unsafe open(path.systemName, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw .system(code: errno) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .system(code: code)
    }
    guard status.st_mode & S_IFMT == S_IFREG, let size = Int(exactly: status.st_size) else {
      close(descriptor)
      throw .notAFile
    }
    self.descriptor = descriptor
    self.size = size
  }

  deinit { close(descriptor) }

  /// Returns the bytes at a place, fewer if the file ends before.
  borrowing func bytes(at offset: Int, count: Int) throws(PhotoReadError) -> [UInt8] {
    var failure: Int32?
    let descriptor = descriptor
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled,
          off_t(offset + filled))
        if read > 0 {
          filled += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    if let failure { throw .system(code: failure) }
    return bytes
  }
}
