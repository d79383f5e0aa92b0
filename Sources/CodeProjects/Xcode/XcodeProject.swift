import FilePaths
import StringTables

/// The targets of an Xcode project, as far as their source files and resources go.
package struct XcodeProject {
  /// The maximum depth of groups; a damaged file can have a group inside itself.
  private static let maximumDepth = 64

  /// The maximum length of a path in bytes; no system has longer ones.
  private static let longestPath = 4_096

  /// The maximum number of files that all targets have together, each counted for each target.
  ///
  /// A damaged file can share the lists of one target with thousands of others.
  private static let maximumMemberCount = 1_000_000

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

  /// What a target leaves out of a synchronized folder, or has of one that is not its own.
  private struct Exceptions {
    var folder: String
    var files: [String]
  }

  /// The exceptions of each target.
  private var exceptions: [String: [Exceptions]] = [:]

  /// The files of synchronized folders that a build phase has, whatever their target leaves out.
  private var phaseFiles: [String: [String]] = [:]

  /// Whether each list of build configurations generates symbols.
  private var symbols: [String: SymbolGeneration] = [:]

  /// The number of files that targets have so far.
  private var memberCount = 0

  /// Reads a project; nil if the bytes are not a project, or its targets have more than a million
  /// files.
  ///
  /// `folder` is the absolute path of the folder that contains the `.xcodeproj`.
  package init?(bytes: [UInt8], folder: String) {
    guard let list = PropertyList(openStep: bytes), let root = list["rootObject"]?.string,
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
    addExceptions()
    for target in project.strings("targets") {
      guard memberCount <= Self.maximumMemberCount else { return nil }
      if let module = module(target) { modules.append(module) }
    }
    guard memberCount <= Self.maximumMemberCount else { return nil }
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
    guard let whole = whole.flatMap(Self.normalized) else { return }
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

  /// Returns a path without `..`; nil for one that is longer than any path.
  private static func normalized(_ path: String) -> String? {
    path.utf8.count <= longestPath ? FolderPath.normalized(path) : nil
  }

  private mutating func addExceptions() {
    for (group, path) in folders {
      for set in (objects[group]?.strings("exceptions") ?? []).compactMap({ objects[$0] }) {
        let names = set.strings("membershipExceptions")
        memberCount += 1 + names.count
        guard memberCount <= Self.maximumMemberCount else { return }
        let files = names.compactMap { Self.normalized(FolderPath.path($0, below: path)) }
        if let target = set["target"]?.string {
          exceptions[target, default: []].append(Exceptions(folder: group, files: files))
        } else if let phase = set["buildPhase"]?.string {
          phaseFiles[phase, default: []] += files
        }
      }
    }
  }

  private mutating func module(_ id: String) -> CodeModule? {
    guard let target = objects[id], let name = target["name"]?.string else { return nil }
    var members = ModuleMembers()
    for name in target.strings("buildPhases") {
      guard let phase = objects[name],
        ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.string)
      else { continue }
      let added = phaseFiles[name] ?? []
      memberCount += added.count
      guard memberCount <= Self.maximumMemberCount else { return nil }
      members.files.formUnion(added)
      for file in phase.strings("files").compactMap({ objects[$0]?["fileRef"]?.string }) {
        let files = [file] + (variants[file] ?? [])
        memberCount += files.count
        guard memberCount <= Self.maximumMemberCount else { return nil }
        members.files.formUnion(files.compactMap { paths[$0] })
      }
    }
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    memberCount += own.count
    members.folders = Set(own.compactMap { folders[$0] })
    for exceptions in exceptions[id] ?? [] {
      if own.contains(exceptions.folder) {
        members.excluded.formUnion(exceptions.files)
      } else {
        // Of a folder that is not its own, a target has the files that are named.
        members.files.formUnion(exceptions.files)
      }
    }
    var module = CodeModule(name: name, kind: .xcode, members: members)
    module.generatesSymbols = generatesSymbols(target)
    module.developmentLanguage = project["developmentRegion"]?.string
    return module
  }

  /// Whether the configurations of a target or a project generate symbols.
  private enum SymbolGeneration {
    /// A setting says it.
    case known(Bool)

    /// A file of settings, which is not read, can turn it on.
    case unknown

    /// No setting says it; `isKnown` is whether there are configurations at all.
    case unset(isKnown: Bool)
  }

  /// Returns whether a target generates symbols for the keys of its catalogs, in any configuration;
  /// nil if the project does not say it.
  ///
  /// Xcode 26 does only if a setting turns it on, as in new projects.
  private mutating func generatesSymbols(_ target: PropertyList) -> Bool? {
    var isKnown = false
    for owner in [target, project] {
      guard let list = owner["buildConfigurationList"]?.string else { continue }
      let generation = symbols[list] ?? generation(of: list)
      symbols[list] = generation
      switch generation {
      case .known(let isGenerated): return isGenerated
      case .unknown: return nil
      case .unset(let isListKnown): isKnown = isKnown || isListKnown
      }
    }
    return isKnown ? false : nil
  }

  private func generation(of list: String) -> SymbolGeneration {
    let configurations = (objects[list]?.strings("buildConfigurations") ?? [])
      .compactMap { objects[$0] }
    let values = configurations.compactMap {
      $0["buildSettings"]?["STRING_CATALOG_GENERATE_SYMBOLS"]?.string
    }
    if !values.isEmpty { return .known(values.contains { $0 != "NO" }) }
    let hasFile = configurations.contains { configuration in
      ["baseConfigurationReference", "baseConfigurationReferenceAnchor"].contains {
        configuration[$0] != nil
      }
    }
    return hasFile ? .unknown : .unset(isKnown: !configurations.isEmpty)
  }
}
