import FilePaths
import ToolSupport

/// The folders in which pictures may be: those that a person named, those of the reports that a
/// person named, and the current one, or that of a configuration.
///
/// No link in them is followed, so that nothing outside of them is read.
struct PictureFolders {
  /// A file in one of the folders.
  struct File: Sendable {
    /// The path for messages.
    let path: String
    fileprivate let tree: FolderTree
    fileprivate let names: [FileName]

    /// Returns the bytes of the file.
    func bytes(upTo limit: Int) throws(FileError) -> [UInt8] {
      try FileError.reading(path) { () throws(FileFailure) in
        try tree.location(of: names, path: path).open().bytes(upTo: limit)
      }
    }
  }

  private static let slash = UInt8(ascii: "/")

  private var trees: [(path: String, tree: FolderTree)] = []

  /// Adds the folder at an absolute path, unless it can't be opened.
  ///
  /// The first folder that contains a file is the one from which no link is followed.
  mutating func add(_ path: String, isFirst: Bool = false) {
    guard !trees.contains(where: { $0.path == path }), let folder = try? OpenFolder(at: path) else {
      return
    }
    trees.insert((path, FolderTree(folder)), at: isFirst ? 0 : trees.count)
  }

  /// Returns the file at an absolute path; nil if it is in none of the folders.
  func file(at path: String) -> File? {
    for (folder, tree) in trees {
      let start = folder.last == "/" ? folder : folder + "/"
      guard path.utf8.starts(with: start.utf8), path.utf8.count > start.utf8.count else { continue }
      let names = path.utf8.dropFirst(start.utf8.count).split(separator: Self.slash)
      return File(path: path, tree: tree, names: names.map { FileName(bytes: Array($0)) })
    }
    return nil
  }
}
