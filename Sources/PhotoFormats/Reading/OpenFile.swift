#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A regular file that is open for reading; it is closed when this value ends.
package struct OpenFile: ~Copyable {
  /// The size of the file in bytes at the time of opening.
  package let size: Int

  /// The state of the file at the time of opening.
  package let state: FileState

  private let path: PhotoPath
  private let descriptor: Int32

  /// Opens a regular file; anything else is refused before reading.
  ///
  /// Symbolic links are followed. Nonblocking mode keeps a named pipe from blocking the program
  /// before it is recognized.
  package init(path: PhotoPath) throws(PhotoReadError) {
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
    self.path = path
    self.descriptor = descriptor
    self.size = size
    state = FileState(status)
  }

  deinit { close(descriptor) }

  /// Whether the path still leads to this file, and it has not changed since it was opened.
  ///
  /// Two changes within one tick of the file system's clock that keep the size can't be told apart.
  package var isUnchanged: Bool {
    var status = stat()
    return unsafe stat(path.systemName, &status) == 0 && FileState(status) == state
  }

  /// Returns the bytes at an offset, fewer if the file ends before.
  package borrowing func bytes(at offset: Int, count: Int) throws(PhotoReadError) -> [UInt8] {
    var failure: PhotoReadError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(PhotoReadError) {
        filled = unsafe try read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Passes on all bytes in pieces, and returns whether there were as many as at the time of
  /// opening.
  package borrowing func forEachPiece(
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(PhotoReadError) -> Bool {
    var offset = 0
    var failure: PhotoReadError?
    unsafe withUnsafeTemporaryAllocation(byteCount: FormatLimits.piece, alignment: 64) { buffer in
      do throws(PhotoReadError) {
        repeat {
          let count = unsafe try read(at: offset, into: buffer)
          if count == 0 { return }
          unsafe body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          offset += count
        } while offset <= size
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return offset == size
  }

  /// Fills a buffer with the bytes at an offset, and returns how many there were.
  package borrowing func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(PhotoReadError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = unsafe pread(
        descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled,
        off_t(offset + filled))
      if count > 0 {
        filled += count
      } else if count == 0 {
        return filled
      } else if errno != EINTR {
        throw .system(code: errno)
      }
    }
    return filled
  }
}
