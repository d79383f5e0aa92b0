#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A name in an open folder: the location from which a file is read and at which it is replaced.
///
/// As the folder is open, the location stays the same when somebody moves the folder, or puts a
/// link in its stead.
package struct FileLocation: Sendable {
  /// The path in messages.
  package let path: String

  let folder: OpenFolder
  let name: FileName

  /// Creates the location of a name in an open folder.
  package init(_ name: FileName, in folder: OpenFolder, path: String) {
    (self.name, self.folder, self.path) = (name, folder, path)
  }

  /// Creates the location that a person named: a link is followed, to a file that exists.
  package init(named path: String) throws(FileFailure) {
    try self.init(path: Array(path.utf8), shown: path, following: true)
  }

  /// Creates the location at a path that nobody named: a link is not followed.
  package init(found path: String) throws(FileFailure) {
    try self.init(path: Array(path.utf8), shown: path, following: false)
  }

  /// Creates the location at a path, whose folders may be links; the last part is followed only if
  /// requested, and then the path in messages is that of the file.
  ///
  /// `open` opens the folder.
  init(
    path: [UInt8], shown: String, following isFollowing: Bool,
    opening open: (_ folder: FileName) throws(FileFailure) -> OpenFolder = {
      (folder) throws(FileFailure) in try OpenFolder(folder, in: AT_FDCWD, following: true)
    }
  ) throws(FileFailure) {
    let target = isFollowing && Self.isLink(path) ? Self.realPath(of: path) : nil
    let real = target ?? path
    let start = (real.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    let parent = start == 0 ? FileName(".") : FileName(bytes: Array(real[..<start]))
    self.init(
      FileName(bytes: Array(real[start...])), in: try open(parent),
      path: target.map { String(decoding: $0, as: UTF8.self) } ?? shown)
  }

  private static func isLink(_ path: [UInt8]) -> Bool {
    var status = stat()
    return unsafe lstat(FileName(bytes: path).systemName, &status) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func realPath(of path: [UInt8]) -> [UInt8]? {
    guard let real = unsafe realpath(FileName(bytes: path).systemName, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// Returns the location beside this one whose name ends in something more.
  package func appending(_ ending: String) -> FileLocation {
    FileLocation(FileName(bytes: name.bytes + Array(ending.utf8)), in: folder, path: path + ending)
  }

  /// Returns the location of another name in the same folder.
  package func beside(_ other: String) -> FileLocation {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return FileLocation(
      FileName(bytes: Array(other.utf8)), in: folder, path: path[..<start] + other)
  }

  /// The path in messages of the folder, with the slash behind it.
  package var folderPath: Substring { path.lastIndex(of: "/").map { path[...$0] } ?? "" }

  /// The names in the folder that are valid UTF-8; none if it can't be read.
  package var namesBeside: [String] {
    (folder.names() ?? []).compactMap { String(validating: $0.bytes, as: UTF8.self) }
  }

  /// The name of the file; nil if it is not valid UTF-8.
  package var fileName: String? { String(validating: name.bytes, as: UTF8.self) }

  /// Whether anything exists there, including a broken link.
  package var exists: Bool {
    var status = stat()
    let flags = AT_SYMLINK_NOFOLLOW
    return unsafe fstatat(folder.descriptor, name.systemName, &status, flags) == 0
  }

  /// Whether a link is there.
  package var isLink: Bool {
    var status = stat()
    let flags = AT_SYMLINK_NOFOLLOW
    return unsafe fstatat(folder.descriptor, name.systemName, &status, flags) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The state of the file there; nil if there is none, but a link, or a pipe.
  package var state: FileStatus.State? { FileStatus.state(of: name, in: folder) }

  /// Opens the file; anything but a regular file is refused at once, and so is a link unless it is
  /// to be followed.
  package func open(following isFollowing: Bool = false) throws(FileFailure) -> RegularFile {
    try RegularFile(name, in: folder.descriptor, following: isFollowing)
  }

  /// Removes the file.
  package func remove() {
    unsafe unlinkat(folder.descriptor, name.systemName, 0)
  }

  /// Removes the temporary files of this location that killed processes left behind.
  package func removeAbandoned() {
    TemporaryFile.removeAbandoned(of: name, in: folder)
  }
}
