/// A folder for outputs that a person named: what is written in it stays in it.
///
/// Links in it are not followed: one in the place of a folder is refused, one in the place of a
/// file is replaced.
package struct OutputFolder: Sendable {
  /// The path as given.
  private let path: String

  private let tree: FolderTree

  /// Opens a folder, and creates it and its parents if they are missing.
  package init(at path: String) throws(FileError) {
    self.path = path
    try Folder.make(path)
    tree = try FileError.writing(path) { () throws(FileFailure) in
      FolderTree(try OpenFolder(at: path.isEmpty ? "." : path))
    }
  }

  /// Returns the location of a file by its path in the folder; missing folders are created.
  package func location(of name: String) throws(FileError) -> FileLocation {
    let shown = (path.isEmpty || path.hasSuffix("/") ? path : path + "/") + name
    return try FileError.writing(shown) { () throws(FileFailure) in
      try tree.location(
        of: name.utf8.split(separator: UInt8(ascii: "/")).map { FileName(bytes: Array($0)) },
        path: shown, creatingFolders: true)
    }
  }

  /// Writes a file, whatever was there before, by its path in the folder.
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try location(of: name).write { (write) throws(FileError) in try write(bytes) }
  }
}
