import Synchronization

#if canImport(Glibc)
import CFileCalls
import Glibc
#elseif canImport(Musl)
import CFileCalls
import Musl
#else
import Darwin
#endif

/// A folder that is open: names in it stay in it, whatever its path leads to later.
package final class OpenFolder: Sendable {
  /// Which folder it is, whatever its path.
  struct Identity: Hashable, Sendable {
    fileprivate let device: UInt64
    fileprivate let number: UInt64
  }

  /// The descriptor, valid as long as this object exists.
  let descriptor: Int32

  let identity: Identity

  /// The temporary files that were there at the first look, by the name of the file that each was
  /// to replace; nil before that look.
  private let abandoned = Mutex<[[UInt8]: [TemporaryName]]?>(nil)

  /// Opens the folder at a path; links are followed.
  package convenience init(at path: String) throws(FileFailure) {
    try self.init(FileName(path), in: AT_FDCWD, following: true)
  }

  /// Opens the folder with a name, or a path, in another one.
  convenience init(
    _ name: FileName, in folder: Int32, following isFollowing: Bool
  ) throws(FileFailure) {
    let flags = O_DIRECTORY | O_CLOEXEC | (isFollowing ? 0 : O_NOFOLLOW)
    var descriptor = unsafe openat(folder, name.systemName, O_RDONLY | flags)
    #if !canImport(Darwin)
    // Files can be created in a folder whose list can't be read.
    if descriptor < 0, errno == EACCES {
      descriptor = unsafe openat(folder, name.systemName, FOLDER_UNREAD | flags)
    }
    #endif
    guard descriptor >= 0 else { throw FileFailure(errno, of: name, in: folder) }
    self.init(descriptor: descriptor)
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    unsafe fstat(descriptor, &status)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  deinit { close(descriptor) }

  /// Opens a folder in this one, and creates it first if requested and missing; a link is refused.
  func folder(
    named name: FileName, creates: Bool = false
  ) throws(FileFailure) -> OpenFolder {
    if creates, unsafe mkdirat(descriptor, name.systemName, 0o777) != 0, errno != EEXIST {
      throw FileFailure(errno, of: name, in: descriptor)
    }
    return try OpenFolder(name, in: descriptor, following: false)
  }

  /// Returns the names in the folder without `.` and `..`, in the order of the file system; nil if
  /// it can't be read.
  func names() -> [FileName]? {
    let own = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { return nil }
    guard let stream = unsafe fdopendir(own) else {
      close(own)
      return nil
    }
    defer { unsafe closedir(stream) }
    var names: [FileName] = []
    while let entry = unsafe readdir(stream) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if bytes != [UInt8(ascii: ".")], bytes != Array("..".utf8) {
        names.append(FileName(bytes: bytes))
      }
    }
    return names
  }

  /// Returns the temporary files of a target that were in this folder at the first look.
  ///
  /// The folder is listed once, however many files are written: those of later runs are left to
  /// later ones.
  func temporaryNames(for target: FileName) -> [TemporaryName] {
    abandoned.withLock { known in
      let all =
        known
        ?? Dictionary(grouping: (names() ?? []).compactMap(TemporaryName.init)) {
          $0.target
        }
      known = all
      return all[TemporaryName.beginning(of: target)] ?? []
    }
  }
}
