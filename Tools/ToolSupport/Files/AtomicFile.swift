#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Replaces a file at once or not at all.
package enum AtomicFile {
  /// Writes a file beside the one at `path`, which then takes its place and keeps its permissions.
  ///
  /// A link is followed, so that it stays a link. A file that is read-only is not replaced, and a pipe or a device
  /// such as `/dev/null` is written to. `isCurrent` is asked just before the replacement, and no other process that
  /// replaces a file of the folder so comes in between. An interruption waits until the file beside it is gone.
  package static func replace(
    _ path: String, with bytes: [UInt8], ifStill isCurrent: () -> Bool = { true }
  ) throws(FileError) -> Bool {
    let target = SystemFile.realPath(of: path) ?? path
    var status = stat()
    let exists = unsafe stat(target, &status) == 0
    // The folder decides who may put another file in its place, but who made a file read-only meant it.
    if exists, unsafe access(target, W_OK) != 0 { throw failure(path) }
    if exists, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      guard isCurrent() else { return false }
      try SystemFile.write(bytes, to: path)
      return true
    }
    let mode = exists ? status.st_mode & 0o7777 : nil
    return try Interruptions.held { () throws(FileError) in
      try exchange(target, with: bytes, mode: mode, ifStill: isCurrent, calling: path)
    }
  }

  /// Writes a file beside a target and puts it in its place, with the permissions of the one that was there.
  private static func exchange(
    _ target: String, with bytes: [UInt8], mode: mode_t?, ifStill isCurrent: () -> Bool,
    calling path: String
  ) throws(FileError) -> Bool {
    let temporary = "\(target).\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    var isWritten = StandardStream(descriptor: descriptor).write(bytes)
    if let mode { isWritten = isWritten && fchmod(descriptor, mode) == 0 }
    isWritten = isWritten && fsync(descriptor) == 0
    let error = failure(path)
    guard close(descriptor) == 0, isWritten else {
      unsafe unlink(temporary)
      throw error
    }
    return try FolderLock.held(around: target) { () throws(FileError) in
      guard isCurrent() else {
        unsafe unlink(temporary)
        return false
      }
      guard unsafe rename(temporary, target) == 0 else {
        let error = failure(path)
        unsafe unlink(temporary)
        throw error
      }
      return true
    }
  }

  private static func failure(_ path: String) -> FileError {
    .cannotWrite(path: path, reason: SystemFile.lastReason)
  }
}
