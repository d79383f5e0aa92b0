import ToolSupport

/// The targets of an Xcode project, as far as their source files and resources go.
package struct XcodeProject {
  /// The maximum depth of groups; a damaged file can have a group inside itself.
  private static let maximumDepth = 64

  /// The targets.
  package private(set) var modules: [CodeModule] = []

  private let objects: [String: PropertyList]
  private let project: PropertyList

  /// The path of each file reference.
  private var paths: [String: String] = [:]

  /// The path of each synchronized folder.
  private var folders: [String: String] = [:]

  /// The members of each variant group.
  private var variants: [String: [String]] = [:]

  /// Reads a project; nil if the bytes are not a project.
  ///
  /// `folder` is the absolute path of the folder that contains the `.xcodeproj`.
  package init?(bytes: [UInt8], folder: String) {
    guard let list = PropertyListParser.value(of: bytes), let root = list["rootObject"]?.string,
      let objects = list["objects"]?.members, let project = objects[root]
    else { return nil }
    self.objects = objects
    self.project = project
    let base = FolderPath.normalized(
      FolderPath.path(project["projectDirPath"]?.string ?? "", below: folder))
    if let group = project["mainGroup"]?.string {
      var visited: Set<String> = []
      addPaths(of: group, parent: base, base: base, depth: 0, &visited)
    }
    modules = project.strings("targets").compactMap(module)
  }

  private mutating func addPaths(
    of id: String, parent: String, base: String, depth: Int, _ visited: inout Set<String>
  ) {
    guard depth < Self.maximumDepth, visited.insert(id).inserted, let object = objects[id] else {
      return
    }
    let path = object["path"]?.string
    let whole: String? =
      switch object["sourceTree"]?.string {
      case "<group>"?, nil: path.map { FolderPath.path($0, below: parent) } ?? parent
      case "SOURCE_ROOT"?: path.map { FolderPath.path($0, below: base) } ?? base
      case "<absolute>"?: path
      default: nil
      }
    guard let whole = whole.map(FolderPath.normalized) else { return }
    let children = object.strings("children")
    switch object["isa"]?.string {
    case "PBXFileReference"?: paths[id] = whole
    case "PBXFileSystemSynchronizedRootGroup"?: folders[id] = whole
    case "PBXVariantGroup"?: variants[id] = children
    default: break
    }
    for child in children {
      addPaths(of: child, parent: whole, base: base, depth: depth + 1, &visited)
    }
  }

  private func module(_ id: String) -> CodeModule? {
    guard let target = objects[id], let name = target["name"]?.string else { return nil }
    var members = ModuleMembers()
    for phase in target.strings("buildPhases").compactMap({ objects[$0] }) {
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.string)
      else { continue }
      for file in phase.strings("files").compactMap({ objects[$0]?["fileRef"]?.string }) {
        members.files.formUnion(([file] + (variants[file] ?? [])).compactMap { paths[$0] })
      }
    }
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    for (group, path) in folders {
      let exceptions = (objects[group]?.strings("exceptions") ?? []).compactMap { objects[$0] }
        .filter { $0["target"]?.string == id }
        .flatMap { $0.strings("membershipExceptions") }
        .map { FolderPath.normalized(FolderPath.path($0, below: path)) }
      if own.contains(group) {
        members.folders.insert(path)
        members.excluded.formUnion(exceptions)
      } else {
        // Of a folder that is not its own, a target has the files that are named.
        members.files.formUnion(exceptions)
      }
    }
    var module = CodeModule(name: name, kind: .xcode, members: members)
    module.generatesSymbols = generatesSymbols(target)
    return module
  }

  /// Returns whether a target generates symbols for the keys of its catalogs, in any configuration;
  /// nil if the project does not say it.
  ///
  /// Xcode 26 does only if a setting turns it on, as in new projects.
  private func generatesSymbols(_ target: PropertyList) -> Bool? {
    var isKnown = false
    for owner in [target, project] {
      let list = owner["buildConfigurationList"]?.string.flatMap { objects[$0] }
      let configurations = (list?.strings("buildConfigurations") ?? []).compactMap { objects[$0] }
      let values = configurations.compactMap {
        $0["buildSettings"]?["STRING_CATALOG_GENERATE_SYMBOLS"]?.string
      }
      if !values.isEmpty { return values.contains { $0 != "NO" } }
      // A file of settings can turn it on.
      let hasFile = configurations.contains { configuration in
        ["baseConfigurationReference", "baseConfigurationReferenceAnchor"].contains {
          configuration[$0] != nil
        }
      }
      if hasFile { return nil }
      isKnown = isKnown || !configurations.isEmpty
    }
    return isKnown ? false : nil
  }
}
