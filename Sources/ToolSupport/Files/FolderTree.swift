import Synchronization

/// A folder that was named, and the folders in it, none of which is reached through a link.
package final class FolderTree: Sendable {
  /// The number of folders that stay open, besides the named one.
  private static let maximumOpen = 32

  private let root: OpenFolder

  /// Folders that were needed lately, by their paths in the named one.
  private let folders = Mutex<[[FileName]: OpenFolder]>([:])

  /// Uses an open folder.
  package init(_ root: OpenFolder) {
    self.root = root
  }

  /// Returns the location of a file by the names of the folders that lead to it, and its own.
  ///
  /// Missing folders are created if requested. `path` is the path in messages.
  package func location(
    of names: [FileName], path: String, creatingFolders creates: Bool = false
  ) throws(FileFailure) -> FileLocation {
    // A name such as `..` would lead out of the tree.
    guard let name = names.last, !names.contains(where: \.isParent) else { throw .notAFile }
    return FileLocation(name, in: try folder(Array(names.dropLast()), creates), path: path)
  }

  private func folder(_ names: [FileName], _ creates: Bool) throws(FileFailure) -> OpenFolder {
    if names.isEmpty { return root }
    if let known = folders.withLock({ $0[names] }) { return known }
    let parent = try folder(Array(names.dropLast()), creates)
    let found = try parent.folder(named: names[names.count - 1], creates: creates)
    return folders.withLock { folders in
      // Another thread may have been faster; all use one, which was listed once.
      if let known = folders[names] { return known }
      if folders.count >= Self.maximumOpen { folders = [:] }
      folders[names] = found
      return found
    }
  }
}
