import FilePaths

/// Finds the manifests, specifications, and Xcode projects that files belong to.
struct ProjectFinder {
  static let manifest = "Package.swift"
  static let project = "project.pbxproj"
  static let specifications: Set<String> = ["project.yml", "project.yaml"]
  static let tuistManifest = "Project.swift"

  /// Returns whether a file of a name can say what belongs to a target.
  static func isProject(_ name: String) -> Bool {
    name == manifest || name == project || name == tuistManifest || specifications.contains(name)
  }

  /// The paths that were found, manifests and projects.
  private(set) var paths: Set<String> = []

  private var visited: Set<String> = []
  private let reader: any ProjectFileReader

  init(_ reader: any ProjectFileReader) {
    self.reader = reader
  }

  /// Looks into the folders above paths, up to the folder of the repository.
  ///
  /// All paths are absolute.
  mutating func search(above paths: some Sequence<String>) {
    for path in paths {
      for folder in FolderPath.ancestors(of: path) {
        guard visited.insert(folder).inserted, !look(into: folder) else { break }
      }
    }
  }

  /// Returns the outermost folder at or above one that has a manifest or a project; nil without
  /// one.
  static func root(of folder: String, _ reader: any ProjectFileReader) -> String? {
    var finder = ProjectFinder(reader)
    var root: String?
    for folder in FolderPath.ancestors(of: FolderPath.path("a", below: folder)) {
      let count = finder.paths.count
      let isRepository = finder.look(into: folder)
      if finder.paths.count > count { root = folder }
      if isRepository { break }
    }
    return root
  }

  /// Adds the projects in a folder; returns whether it is that of a repository.
  private mutating func look(into folder: String) -> Bool {
    let names = reader.names(in: folder) ?? []
    for name in names {
      if Self.isProject(name) { paths.insert(FolderPath.path(name, below: folder)) }
      guard name.hasSuffix(".xcodeproj") else { continue }
      let path = FolderPath.path("\(name)/\(Self.project)", below: folder)
      if reader.isFile(path) { paths.insert(path) }
    }
    return names.contains(".git")
  }
}
