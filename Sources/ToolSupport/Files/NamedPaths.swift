import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The paths that a person named, by which it is decided what links are followed.
///
/// What was named is followed: a file, or a folder. In a named folder, no link is followed, so that
/// nothing outside of it is changed. If the path of a folder leads to another one later, the files
/// that were found in it are refused.
package final class NamedPaths: Sendable {
  private static let slash = UInt8(ascii: "/")

  /// A named folder.
  private struct Folder: Sendable {
    let path: FileName
    let identity: OpenFolder.Identity
  }

  private let files: Set<[FileName]>
  private let folders: [[FileName]: Folder]

  /// The folder that was needed last, with the parts of its path.
  ///
  /// Files come folder by folder, and there may be more named folders than can be open.
  private let tree = Mutex<(names: [FileName], tree: FolderTree)?>(nil)

  /// The folder of the last file that is not in a named folder.
  private let parent = Mutex<(path: FileName, folder: OpenFolder)?>(nil)

  /// Looks at the folders among paths.
  package init(_ paths: [[UInt8]]) {
    files = Set(paths.map(Self.names))
    var folders: [[FileName]: Folder] = [:]
    var last: (names: [FileName], tree: FolderTree)?
    for path in paths {
      let name = FileName(bytes: path)
      guard let open = try? OpenFolder(name, in: AT_FDCWD, following: true) else { continue }
      let names = Self.names(path)
      folders[names] = Folder(path: name, identity: open.identity)
      last = (names, FolderTree(open))
    }
    self.folders = folders
    tree.withLock { [last] in $0 = last }
  }

  /// Looks at the folders among paths.
  package convenience init(_ paths: [String]) {
    self.init(paths.map { Array($0.utf8) })
  }

  /// Returns the location of a file that was named, or found in a named folder; `shown` is its path
  /// in messages.
  ///
  /// Of any other path, the folders are followed, but not the file. In a named folder, missing
  /// folders are created if requested.
  package func location(
    of path: [UInt8], shown: String, creatingFolders creates: Bool = false
  ) throws(FileFailure) -> FileLocation {
    let names = Self.names(path)
    let isNamed = files.contains(names)
    for count in isNamed ? 0..<0 : 0..<names.count {
      let end = names.count - 1 - count
      guard let folder = folders[Array(names[..<end])] else { continue }
      let tree = try tree(of: folder, Array(names[..<end]))
      return try tree.location(
        of: Array(names[end...]), path: shown, creatingFolders: creates)
    }
    return try FileLocation(
      path: path, shown: shown, following: isNamed,
      opening: { (path) throws(FileFailure) in try folder(at: path) })
  }

  /// Returns the location of a file by its path, as ``location(of:shown:creatingFolders:)`` does.
  package func location(of path: String) throws(FileFailure) -> FileLocation {
    try location(of: Array(path.utf8), shown: path)
  }

  private func tree(of folder: Folder, _ names: [FileName]) throws(FileFailure) -> FolderTree {
    if let last = tree.withLock({ $0 }), last.names == names { return last.tree }
    let open = try OpenFolder(folder.path, in: AT_FDCWD, following: true)
    guard open.identity == folder.identity else { throw .link }
    let found = FolderTree(open)
    tree.withLock { $0 = (names, found) }
    return found
  }

  private func folder(at path: FileName) throws(FileFailure) -> OpenFolder {
    if let last = parent.withLock({ $0 }), last.path == path { return last.folder }
    let found = try OpenFolder(path, in: AT_FDCWD, following: true)
    parent.withLock { $0 = (path, found) }
    return found
  }

  /// Returns the parts of the absolute path; those of one path in another begin with the same.
  private static func names(_ path: [UInt8]) -> [FileName] {
    let absolute = path.first == slash ? path : currentFolder + [slash] + path
    var names: [FileName] = []
    for part in absolute.split(separator: slash) where part != [UInt8(ascii: ".")] {
      if part.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else {
        names.append(FileName(bytes: Array(part)))
      }
    }
    return names
  }

  private static var currentFolder: [UInt8] {
    guard let path = unsafe getcwd(nil, 0) else { return [] }
    defer { unsafe free(path) }
    return unsafe Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
