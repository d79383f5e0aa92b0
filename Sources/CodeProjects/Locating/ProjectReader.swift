import ToolSupport

/// The targets of manifests and Xcode projects.
struct ProjectReader {
  /// The targets of all projects.
  private(set) var modules: [CodeModule] = []

  /// The paths of projects that can’t be read, or are damaged.
  private(set) var unreadable: [String] = []

  /// Whether there is a project whose targets are not written out.
  private(set) var hasUnknownTargets = false

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
      if let found = modules(of: path) {
        modules += found
      } else {
        unreadable.append(path)
      }
    }
  }

  /// Returns the targets of a project; nil if it can’t be read.
  private mutating func modules(of path: String) -> [CodeModule]? {
    guard let bytes = try? SystemFile.bytes(at: path, upTo: SystemFile.maximumNamedByteCount),
      let folder = FolderPath.parent(of: path)
    else { return nil }
    let name = String(FolderPath.name(of: path))
    if name == ProjectFinder.manifest {
      let folders = folders
      return PackageManifest(bytes: bytes).modules(inFolder: folder, exists: folders.contains)
    }
    if ProjectFinder.specifications.contains(name) {
      // Other tools have files of this name, too.
      let specification = XcodeGenSpecification(bytes: bytes, folder: folder) { path in
        try? SystemFile.bytes(at: path, upTo: YAMLParser.maximumByteCount)
      }
      return specification?.modules ?? []
    }
    if name == ProjectFinder.tuistManifest {
      guard let manifest = TuistManifest(bytes: bytes) else { return [] }
      if manifest.targets.isEmpty { hasUnknownTargets = true }
      return manifest.modules(inFolder: folder)
    }
    let outer = FolderPath.parent(of: folder) ?? folder
    return XcodeProject(bytes: bytes, folder: outer)?.modules
  }
}
