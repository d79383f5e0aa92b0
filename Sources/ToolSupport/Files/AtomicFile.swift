#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Replaces a file at once or not at all.
package enum AtomicFile {
  /// Writes a file beside the one at `path`, which then takes its place and keeps its permissions and, where that is
  /// permitted, its owner and group.
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
    let replaced = exists ? status : nil
    return try Interruptions.held { () throws(FileError) in
      try exchange(target, with: bytes, replacing: replaced, ifStill: isCurrent, calling: path)
    }
  }

  /// Writes a file beside a target and puts it in its place, open to those to whom the one that was there was.
  private static func exchange(
    _ target: String, with bytes: [UInt8], replacing replaced: stat?,
    ifStill isCurrent: () -> Bool, calling path: String
  ) throws(FileError) -> Bool {
    let temporary = "\(target).\(getpid()).tmp"
    // Until it has the owner and the group of the old one, it is nobody else's.
    let mode: mode_t = replaced == nil ? 0o666 : 0o600
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure(path) }
    var isWritten = StandardStream(descriptor: descriptor).write(bytes)
    if let replaced { isWritten = isWritten && keepAccess(of: replaced, for: descriptor) }
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

  /// Gives a new file the owner, the group and the permissions of another one; returns whether that is done.
  ///
  /// Where it can't have that group, the group that it has may do no more than all others might, nor they more than the
  /// old group.
  private static func keepAccess(of old: stat, for descriptor: Int32) -> Bool {
    var new = stat()
    guard unsafe fstat(descriptor, &new) == 0 else { return false }
    var mode = old.st_mode & 0o7777
    if new.st_uid != old.st_uid || new.st_gid != old.st_gid,
      fchown(descriptor, old.st_uid, old.st_gid) != 0
    {
      // Nobody else may run it as whoever saves it.
      mode &= 0o777
      if new.st_gid != old.st_gid, fchown(descriptor, new.st_uid, old.st_gid) != 0 {
        let shared = mode & mode >> 3 & 0o7
        mode = mode & 0o700 | shared << 3 | shared
      }
    }
    return fchmod(descriptor, mode) == 0
  }

  private static func failure(_ path: String) -> FileError {
    .cannotWrite(path: path, reason: SystemFile.lastReason)
  }
}
