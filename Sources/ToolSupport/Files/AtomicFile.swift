#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Replaces a file atomically.
package enum AtomicFile {
  /// Passes on the bytes of a file in pieces.
  package typealias Pieces =
    (_ write: (_ bytes: [UInt8]) throws(FileError) -> Void) throws(FileError) -> Void

  /// Writes a temporary file beside the one at `path`, and renames it to replace that one.
  ///
  /// The permissions are preserved, and so are the owner, the group, the access control list and
  /// other extended attributes, if the system allows it. A symbolic link is followed, not replaced.
  /// A read-only file is not replaced, and a pipe or a device such as `/dev/null` is written to.
  ///
  /// `isCurrent` is called just before the replacement, while ``FolderLock`` keeps our other
  /// processes out. An interruption is deferred until the temporary file is gone; one left behind
  /// by a killed process is removed by the next save of the same file.
  package static func replace(
    _ path: String, with bytes: [UInt8], ifStill isCurrent: () -> Bool = { true }
  ) throws(FileError) -> Bool {
    try replace(path, ifStill: isCurrent) { (write) throws(FileError) in try write(bytes) }
  }

  /// Replaces a file as ``replace(_:with:ifStill:)`` does, with the bytes that `write` passes on in
  /// pieces.
  ///
  /// An interruption waits for all of them, so they must be ready.
  package static func replace(
    _ path: String, ifStill isCurrent: () -> Bool = { true }, withPieces write: Pieces
  ) throws(FileError) -> Bool {
    let target = SystemFile.realPath(of: path) ?? path
    var status = stat()
    let exists = unsafe stat(target, &status) == 0
    // The folder's permissions decide who may replace a file, but a file is read-only on purpose.
    if exists, unsafe access(target, W_OK) != 0 { throw failure(path) }
    if exists, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      guard isCurrent() else { return false }
      try SystemFile.write(to: path, pieces: write)
      return true
    }
    let replaced = exists ? status : nil
    return try Interruptions.deferred { () throws(FileError) in
      try exchange(target, with: write, replacing: replaced, ifStill: isCurrent, calling: path)
    }
  }

  /// Writes a temporary file beside a path where nothing exists, and gives it that name; returns
  /// false, without a change, if something exists there.
  ///
  /// The file is complete from the first moment on. An interruption is deferred as by
  /// ``replace(_:with:ifStill:)``.
  package static func create(_ path: String, with bytes: [UInt8]) throws(FileError) -> Bool {
    try Interruptions.deferred { () throws(FileError) in
      TemporaryFile.removeAbandoned(besides: path)
      guard let temporary = TemporaryFile(beside: path, mode: 0o666) else { throw failure(path) }
      guard StandardStream(descriptor: temporary.descriptor).write(bytes),
        fsync(temporary.descriptor) == 0
      else {
        let error = failure(path)
        temporary.remove()
        throw error
      }
      return try FolderLock.withLock(around: path) { (folder) throws(FileError) in
        let result = Self.name(temporary.path, as: path)
        let error = failure(path)
        // After a rename nothing has this name any more.
        temporary.remove()
        guard result == 0 || result == EEXIST else { throw error }
        if result == 0, let folder { fsync(folder) }
        return result == 0
      }
    }
  }

  /// Gives a file a second name where nothing exists, and returns 0 or the number of an error.
  ///
  /// Some file systems know only one name for a file; there, between the look and the change,
  /// another program could create a file, as ``FolderLock`` only keeps our own out.
  private static func name(_ path: String, as name: String) -> Int32 {
    if unsafe link(path, name) == 0 { return 0 }
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { return errno }
    var status = stat()
    if unsafe lstat(name, &status) == 0 { return EEXIST }
    return unsafe rename(path, name) == 0 ? 0 : errno
  }

  /// Writes a file beside a target and renames it, with the target's permissions.
  private static func exchange(
    _ target: String, with write: Pieces, replacing replaced: stat?,
    ifStill isCurrent: () -> Bool, calling path: String
  ) throws(FileError) -> Bool {
    TemporaryFile.removeAbandoned(besides: target)
    // Until it has the owner and the group of the old file, nobody else may open it.
    guard let temporary = TemporaryFile(beside: target, mode: replaced == nil ? 0o666 : 0o600)
    else { throw failure(path) }
    let descriptor = temporary.descriptor
    do throws(FileError) {
      let stream = StandardStream(descriptor: descriptor)
      try write { (bytes) throws(FileError) in
        if !stream.write(bytes) { throw failure(path) }
      }
      let keepsAccess = replaced.map { keepAccess(of: target, $0, for: descriptor) } ?? true
      guard keepsAccess, fsync(descriptor) == 0 else { throw failure(path) }
    } catch {
      temporary.remove()
      throw error
    }
    return try FolderLock.withLock(around: target) { (folder) throws(FileError) in
      guard isCurrent() else {
        temporary.remove()
        return false
      }
      guard unsafe rename(temporary.path, target) == 0 else {
        let error = failure(path)
        temporary.remove()
        throw error
      }
      // A new name is on the disk only after the folder is synced. Not every file system supports
      // that.
      if let folder { fsync(folder) }
      return true
    }
  }

  /// Copies the owner, the group, the permissions and the extended attributes of another file;
  /// returns whether the permissions are correct.
  ///
  /// If the new file can't have the old group, its group gets no more rights than others had, and
  /// others no more than the old group.
  private static func keepAccess(of path: String, _ old: stat, for descriptor: Int32) -> Bool {
    var new = stat()
    guard unsafe fstat(descriptor, &new) == 0 else { return false }
    var mode = old.st_mode & 0o7777
    var hasGroup = true
    if new.st_uid != old.st_uid || new.st_gid != old.st_gid,
      fchown(descriptor, old.st_uid, old.st_gid) != 0
    {
      // Nobody may run it with the rights of the person who saves it.
      mode &= 0o777
      if new.st_gid != old.st_gid, fchown(descriptor, new.st_uid, old.st_gid) != 0 {
        let shared = mode & mode >> 3 & 0o7
        mode = mode & 0o700 | shared << 3 | shared
        hasGroup = false
      }
    }
    guard fchmod(descriptor, mode) == 0 else { return false }
    ExtendedAttributes.copy(from: path, to: descriptor, withAccessControl: hasGroup)
    return true
  }

  private static func failure(_ path: String) -> FileError {
    .cannotWrite(path: path, reason: SystemFile.lastReason)
  }
}
