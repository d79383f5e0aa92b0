#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A temporary file without a name, which is gone when this object or the process ends.
///
/// It is in the folder that `TMPDIR` names, otherwise in `/tmp`.
package final class UnlinkedFile: Sendable {
  /// The open file.
  let descriptor: Int32

  /// The folder of temporary files.
  package static var folder: String {
    let folder = Environment.value(of: "TMPDIR") ?? ""
    return folder.isEmpty ? "/tmp" : folder
  }

  /// Creates an empty file.
  ///
  /// - Throws: a ``FileError`` with the folder and the system's reason.
  package init() throws(FileError) {
    descriptor = try Interruptions.deferred { () throws(FileError) in
      var path = Array("\(Self.folder)/metalens-XXXXXX".utf8CString)
      let descriptor = unsafe mkstemp(&path)
      guard descriptor >= 0 else { throw Self.failure }
      unsafe unlink(path)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return descriptor
    }
  }

  deinit { close(descriptor) }

  /// Adds bytes at the end.
  ///
  /// - Throws: a ``FileError`` with the folder and the system's reason, such as a full disk.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    guard StandardStream(descriptor: descriptor).write(bytes) else { throw Self.failure }
  }

  /// Moves to the beginning, from which another process then reads.
  func rewind() {
    lseek(descriptor, 0, SEEK_SET)
  }

  /// Returns all bytes.
  ///
  /// - Throws: a ``FileError`` with the folder and the system's reason.
  func bytes() throws(FileError) -> [UInt8] {
    try bytes(in: 0..<max(0, Int(lseek(descriptor, 0, SEEK_END))))
  }

  /// Returns the bytes in a range within the file.
  ///
  /// - Throws: a ``FileError`` with the folder and the system's reason.
  package func bytes(in range: Range<Int>) throws(FileError) -> [UInt8] {
    var isRead = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let read = unsafe pread(
          descriptor, rest.baseAddress, rest.count, off_t(range.lowerBound + count))
        if read < 0, errno == EINTR { continue }
        if read == 0 { errno = EIO }
        guard read > 0 else { return }
        count += read
      }
      isRead = true
    }
    guard isRead else {
      throw .cannotRead(path: Self.folder, reason: SystemFile.lastReason)
    }
    return bytes
  }

  private static var failure: FileError {
    .cannotWrite(path: folder, reason: SystemFile.lastReason)
  }
}
