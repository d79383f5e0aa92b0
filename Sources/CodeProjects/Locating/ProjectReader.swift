import ToolSupport

/// Reads the targets of manifests and Xcode projects.
enum ProjectReader {
  /// Returns the targets of the manifests and projects at paths.
  ///
  /// `files` are all files, which decide what the usual folder of a target is. A file that can’t be
  /// read has no targets.
  static func modules(of projects: [String], files: [String]) -> [CodeModule] {
    var folders: Set<String> = []
    for file in files {
      for folder in FolderPath.ancestors(of: file) {
        guard folders.insert(folder).inserted else { break }
      }
    }
    return projects.flatMap { path -> [CodeModule] in
      guard let bytes = try? SystemFile.bytes(at: path), let folder = FolderPath.parent(of: path)
      else { return [] }
      if FolderPath.name(of: path) == ProjectFinder.manifest {
        return PackageManifest(bytes: bytes).modules(inFolder: folder, exists: folders.contains)
      }
      let outer = FolderPath.parent(of: folder) ?? folder
      return XcodeProject(bytes: bytes, folder: outer)?.modules ?? []
    }
  }
}
