#if canImport(Glibc)
import CFileCalls
import Glibc
#elseif canImport(Musl)
import CFileCalls
import Musl
#else
import Darwin
#endif

/// How files are saved: a temporary file beside the other one is written completely, and then gets
/// its name.
///
/// Interruptions are deferred until the temporary file is gone. One that a killed process left
/// behind is removed by the next save of the same file.
extension FileLocation {
  /// Passes on the bytes of a file in pieces.
  package typealias Pieces =
    (_ write: (_ bytes: [UInt8]) throws(FileError) -> Void) throws(FileError) -> Void

  /// Creates a file; returns false, without a change, if anything exists there.
  ///
  /// It is complete from the first moment on. It gets the access of `original`, if there is one.
  package func create(
    with bytes: [UInt8], like original: RegularFile? = nil, keeping access: FileAccess = []
  ) throws(FileError) -> Bool {
    try Interruptions.deferred { () throws(FileError) in
      let temporary = try temporary(like: original, keeping: access) { (write) throws(FileError) in
        try write(bytes)
      }
      return try FolderLock.withLock(on: folder) { () throws(FileError) in
        let number = Self.give(name, to: temporary.name, in: folder)
        // After a rename nothing has this name any more.
        temporary.remove()
        guard number == 0 || number == EEXIST else {
          throw FileFailure.system(number).writing(path)
        }
        return number == 0
      }
    }
  }

  /// Replaces a file; returns false, without a change, if another program has changed it.
  ///
  /// `isCurrent` says whether the file is the one that was read. It is called just before the
  /// replacement, while ``FolderLock`` keeps our other processes out. What another program saves
  /// after that, and before the names change, gets its name back.
  package func replace(
    with bytes: [UInt8], keeping access: FileAccess = .attributes,
    ifCurrent isCurrent: (RegularFile) throws(FileError) -> Bool
  ) throws(FileError) -> Bool {
    try Interruptions.deferred { () throws(FileError) in
      guard let old = try writable() else { return false }
      let temporary = try temporary(like: old, keeping: access) { (write) throws(FileError) in
        try write(bytes)
      }
      do throws(FileError) {
        return try FolderLock.withLock(on: folder) { () throws(FileError) in
          guard let now = try? open(), now.isSame(as: old), try isCurrent(now) else {
            temporary.remove()
            return false
          }
          return try exchange(temporary, for: now)
        }
      } catch {
        temporary.remove()
        throw error
      }
    }
  }

  /// Replaces a file; returns false, without a change, if its bytes are not `expected` any more.
  package func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(FileError) -> Bool {
    try replace(with: bytes) { (file) throws(FileError) in
      try FileError.reading(path) { () throws(FileFailure) in try file.bytes() == expected }
    }
  }

  /// Writes a file, whatever was there before: a file, a link, or nothing.
  ///
  /// A link is replaced, not followed. A read-only file is not replaced, nor is a pipe or a device.
  /// The file gets the access of `original`, or that of the replaced file.
  package func write(
    like original: RegularFile? = nil, keeping access: FileAccess = .attributes, _ write: Pieces
  ) throws(FileError) {
    try Interruptions.deferred { () throws(FileError) in
      let old = try replaceable()
      let temporary = try temporary(like: original ?? old, keeping: access, write)
      try FolderLock.withLock(on: folder) { () throws(FileError) in
        guard Self.rename(temporary.name, to: name, in: folder) else {
          let failure = FileFailure.system(errno)
          temporary.remove()
          throw failure.writing(path)
        }
      }
    }
  }

  /// Gives the file a second name, with the same owner, permissions and dates; returns false,
  /// without a change, if anything has that name.
  ///
  /// So a backup takes no space, and if the process is killed, both names lead to one file, and the
  /// next run goes on. Where a file system knows only one name for a file, a copy of `file` gets
  /// the name.
  package func keep(
    _ file: RegularFile, _ bytes: () throws -> [UInt8], as other: FileLocation
  ) throws -> Bool {
    other.removeAbandoned()
    let (from, to) = (folder.descriptor, other.folder.descriptor)
    if unsafe linkat(from, name.systemName, to, other.name.systemName, 0) == 0 { return true }
    if errno == EEXIST { return false }
    return try other.create(with: bytes(), like: file, keeping: [.attributes, .dates])
  }

  /// Opens the file that is to be replaced; nil if there is none any more.
  private func writable() throws(FileError) -> RegularFile? {
    let file: RegularFile
    do throws(FileFailure) {
      file = try open()
    } catch {
      if error.isMissing { return nil }
      throw error.writing(path)
    }
    // The folder's permissions decide who may replace a file, but a file is read-only on purpose.
    guard unsafe faccessat(folder.descriptor, name.systemName, W_OK, 0) == 0 else {
      throw FileFailure.system(errno).writing(path)
    }
    return file
  }

  /// Opens the file that is overwritten; nil if there is none, or a link.
  private func replaceable() throws(FileError) -> RegularFile? {
    var status = stat()
    let flags = AT_SYMLINK_NOFOLLOW
    guard unsafe fstatat(folder.descriptor, name.systemName, &status, flags) == 0,
      status.st_mode & S_IFMT != S_IFLNK
    else { return nil }
    return try writable()
  }

  /// Writes a temporary file with the access of another one.
  private func temporary(
    like original: RegularFile?, keeping access: FileAccess, _ write: Pieces
  ) throws(FileError) -> TemporaryFile {
    let temporary: TemporaryFile
    do throws(FileFailure) {
      // Until it has the owner and the group of the other file, nobody else may open it.
      let mode: mode_t = original == nil ? 0o666 : 0o600
      temporary = try TemporaryFile(for: name, in: folder, mode: mode)
    } catch {
      throw error.writing(path)
    }
    let stream = StandardStream(descriptor: temporary.descriptor)
    do throws(FileError) {
      try write { (bytes) throws(FileError) in
        if !stream.write(bytes) { throw FileFailure.system(errno).writing(path) }
      }
      do throws(FileFailure) {
        if let original { try access.keep(of: original, for: temporary.descriptor) }
        guard fsync(temporary.descriptor) == 0 else { throw .system(errno) }
      } catch {
        throw error.writing(path)
      }
    } catch {
      temporary.remove()
      throw error
    }
    return temporary
  }

  /// Gives a temporary file the name of the file that it replaces, and removes that one; returns
  /// false if another program was faster.
  ///
  /// The two exchange their names: what has the temporary name then must be the file that was read.
  /// A comparison before a plain `rename`, as in Git and `sed -i`, leaves a moment in which a save
  /// of another program is lost; it remains where a file system can't exchange names.
  private func exchange(
    _ temporary: borrowing TemporaryFile, for old: RegularFile
  ) throws(FileError) -> Bool {
    let number = Self.exchange(temporary.name, name, in: folder)
    if [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(number) {
      guard Self.rename(temporary.name, to: name, in: folder) else {
        throw FileFailure.system(errno).writing(path)
      }
      return true
    }
    // Without a file there is nothing to exchange.
    if number == ENOENT {
      temporary.remove()
      return false
    }
    guard number == 0 else { throw FileFailure.system(number).writing(path) }
    let displaced = try? RegularFile(temporary.name, in: folder.descriptor, following: false)
    let isExpected = displaced?.isSame(as: old) ?? false
    if !isExpected {
      _ = Self.exchange(temporary.name, name, in: folder)
      // Even that may have displaced a later save.
      if !temporary.hasName { _ = Self.exchange(temporary.name, name, in: folder) }
    }
    temporary.remove()
    return isExpected
  }

  private static func rename(
    _ name: FileName, to other: FileName, in folder: OpenFolder
  ) -> Bool {
    unsafe renameat(
      folder.descriptor, name.systemName, folder.descriptor, other.systemName) == 0
  }

  /// Exchanges the files of two names, and returns 0 or the number of an error.
  private static func exchange(
    _ name: FileName, _ other: FileName, in folder: OpenFolder
  ) -> Int32 {
    let descriptor = folder.descriptor
    #if canImport(Darwin)
    let result = unsafe renameatx_np(
      descriptor, name.systemName, descriptor, other.systemName, UInt32(RENAME_SWAP))
    #else
    let result = unsafe rename_names(
      descriptor, name.systemName, other.systemName, UInt32(RENAME_BOTH))
    #endif
    return result == 0 ? 0 : errno
  }

  /// Gives a file a name that nothing has, and returns 0 or the number of an error.
  ///
  /// Some file systems can't do that in one step, nor know two names for a file; there, between the
  /// look and the change, another program could create a file, as ``FolderLock`` only keeps our own
  /// out.
  private static func give(
    _ name: FileName, to other: FileName, in folder: OpenFolder
  ) -> Int32 {
    let descriptor = folder.descriptor
    let unsupported = [EINVAL, EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK]
    if unsafe linkat(descriptor, other.systemName, descriptor, name.systemName, 0) == 0 { return 0 }
    guard unsupported.contains(errno) else { return errno }
    #if canImport(Darwin)
    let result = unsafe renameatx_np(
      descriptor, other.systemName, descriptor, name.systemName, UInt32(RENAME_EXCL))
    #else
    let result = unsafe rename_names(
      descriptor, other.systemName, name.systemName, UInt32(RENAME_IF_FREE))
    #endif
    if result == 0 { return 0 }
    guard unsupported.contains(errno) else { return errno }
    var status = stat()
    if unsafe fstatat(descriptor, name.systemName, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      return EEXIST
    }
    return rename(other, to: name, in: folder) ? 0 : errno
  }
}
