import ToolSupport

/// The targets of manifests and Xcode projects.
struct ProjectReader {
  /// The targets of all projects.
  private(set) var modules: [CodeModule] = []

  /// The paths of projects that can’t be read, or are damaged.
  private(set) var unreadable: [String] = []

  /// The folders that have files at any depth.
  private var folders: Set<String> = []

  /// Reads the manifests and projects at paths.
  ///
  /// `files` are all files, which decide what the usual folder of a target is.
  init(_ projects: [String], files: [String]) {
    for file in files {
      for folder in FolderPath.ancestors(of: file) {
        guard folders.insert(folder).inserted else { break }
      }
    }
    for path in projects {
      if let found = Self.modules(of: path, exists: folders.contains) {
        modules += found
      } else {
        unreadable.append(path)
      }
    }
  }

  /// Returns the targets of a project; nil if it can’t be read.
  private static func modules(
    of path: String, exists: (String) -> Bool
  ) -> [CodeModule]? {
    guard let bytes = try? SystemFile.bytes(at: path, upTo: SystemFile.maximumNamedByteCount),
      let folder = FolderPath.parent(of: path)
    else { return nil }
    if FolderPath.name(of: path) == ProjectFinder.manifest {
      return PackageManifest(bytes: bytes).modules(inFolder: folder, exists: exists)
    }
    let outer = FolderPath.parent(of: folder) ?? folder
    return XcodeProject(bytes: bytes, folder: outer)?.modules
  }
}
