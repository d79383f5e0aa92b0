import FilePaths

/// The targets of manifests and Xcode projects.
struct ProjectReader {
  /// The targets of all projects.
  private(set) var modules: [CodeModule] = []

  /// The paths of projects that can’t be read, or are damaged.
  private(set) var unreadable: [String] = []

  /// The paths of projects of which not all targets and files are written out.
  private(set) var incomplete: [String] = []

  /// The folders of Xcode projects and their specifications that have targets.
  private(set) var projectFolders: Set<String> = []

  /// The folders that have files at any depth.
  private var folders: Set<String> = []

  /// The paths of the files.
  private let files: Set<String>

  /// The contents of the helpers of Tuist’s manifests, read when the first one is.
  private lazy var tuistHelpers: [[UInt8]] = files.sorted()
    .filter { $0.contains("/\(Self.tuistHelpersFolder)/") && $0.hasSuffix(".swift") }
    .compactMap { reader.bytes(at: $0, upTo: nil) }

  private static let tuistHelpersFolder = "ProjectDescriptionHelpers"

  private let reader: any ProjectFileReader

  /// Reads the manifests and projects at paths.
  ///
  /// `files` are all files, which decide what the usual folder of a target is.
  init(_ projects: [String], files: [String], _ reader: any ProjectFileReader) {
    self.reader = reader
    self.files = Set(files)
    for file in files {
      for folder in FolderPath.ancestors(of: file) {
        guard folders.insert(folder).inserted else { break }
      }
    }
    for path in projects {
      if let found = modules(of: path) {
        modules += found
        if found.contains(where: { $0.kind == .xcode }) { addFolder(of: path) }
      } else {
        unreadable.append(path)
      }
    }
  }

  private mutating func addFolder(of project: String) {
    let folder = FolderPath.parent(of: project) ?? "/"
    let isInside = FolderPath.name(of: project) == ProjectFinder.project
    projectFolders.insert(isInside ? FolderPath.parent(of: folder) ?? folder : folder)
  }

  /// Returns the targets of a project; nil if it can’t be read.
  private mutating func modules(of path: String) -> [CodeModule]? {
    guard let bytes = reader.bytes(at: path, upTo: nil), let folder = FolderPath.parent(of: path)
    else { return nil }
    let name = String(FolderPath.name(of: path))
    if name == ProjectFinder.manifest {
      let folders = folders
      return PackageManifest(bytes: bytes).modules(inFolder: folder, exists: folders.contains)
    }
    if ProjectFinder.specifications.contains(name) {
      // Other tools have files of this name, too.
      let specification = XcodeGenSpecification(bytes: bytes, folder: folder) { [reader] path in
        reader.bytes(at: path, upTo: YAMLParser.maximumByteCount)
      }
      guard let specification else { return [] }
      // An option of the command can say that paths are relative to another folder.
      let isElsewhere =
        !specification.modules.isEmpty && !specification.modules.contains(where: exists)
      if isElsewhere || !specification.isComplete { incomplete.append(path) }
      return isElsewhere ? [] : specification.modules
    }
    if name == ProjectFinder.tuistManifest {
      let root = FolderPath.ancestors(of: path).first { folders.contains($0 + "/Tuist") }
      let manifest = TuistManifest(
        bytes: bytes, folder: folder, root: root ?? folder, helpers: tuistHelpers)
      guard let manifest else { return [] }
      if !manifest.isComplete { incomplete.append(path) }
      return manifest.modules
    }
    let outer = FolderPath.parent(of: folder) ?? folder
    return XcodeProject(bytes: bytes, folder: outer)?.modules
  }

  /// Returns whether there are files where a target has them.
  private func exists(_ module: CodeModule) -> Bool {
    let locations = module.members.folders.union(module.members.selections.map(\.folder))
    return locations.contains(where: folders.contains)
      || !module.members.files.isDisjoint(with: files)
  }
}
