import FilePaths

/// Finds the targets that a file belongs to.
struct ModuleIndex: Sendable {
  private let modules: [CodeModule]

  /// The targets of files and of folders by their absolute paths in lowercase.
  private var owners: [String: [Int]] = [:]
  private var folderOwners: [String: [Int]] = [:]
  private var excluded: [Set<String>] = []

  /// The targets that have some files of folders, by the paths of the folders.
  private var selections: [String: [(module: Int, selection: FolderSelection)]] = [:]

  /// Creates an index of targets.
  init(_ modules: [CodeModule]) {
    self.modules = modules
    for (position, module) in modules.enumerated() {
      for file in module.members.files { owners[file.lowercased(), default: []].append(position) }
      for folder in module.members.folders {
        folderOwners[folder.lowercased(), default: []].append(position)
      }
      excluded.append(Set(module.members.excluded.map { $0.lowercased() }))
      for selection in module.members.selections {
        selections[selection.folder.lowercased(), default: []].append((position, selection))
      }
    }
  }

  /// Returns the name of a target.
  func name(of module: Int) -> String { modules[module].name }

  /// Returns what kind of project has a target.
  func kind(of module: Int) -> CodeModule.Kind { modules[module].kind }

  /// Returns whether a target is a program.
  func isProgram(_ module: Int) -> Bool { modules[module].isProgram }

  /// Returns the language of a target’s texts; nil if its project does not say it.
  func developmentLanguage(_ module: Int) -> String? { modules[module].developmentLanguage }

  /// Returns whether a target generates symbols for keys; nil if that is unknown.
  func generatesSymbols(_ module: Int) -> Bool? { modules[module].generatesSymbols }

  /// Returns the positions of the targets that have a file, by its absolute path in lowercase.
  func modules(ofFile path: String) -> [Int] {
    var found = Set(owners[path] ?? [])
    var parts = [path]
    let names = selections.isEmpty ? [] : PathPattern.names(in: path)
    for folder in FolderPath.ancestors(of: path) {
      // A folder can itself be a member, such as a folder reference among resources.
      found.formUnion(owners[folder] ?? [])
      let here = (folderOwners[folder] ?? []).filter { excluded[$0].isDisjoint(with: parts) }
      found.formUnion(here)
      for (module, selection) in selections[folder] ?? [] where selection.contains(names) {
        found.insert(module)
      }
      // A package inside the folder of another target is not a part of it.
      if here.contains(where: { modules[$0].kind == .package }) { break }
      parts.append(folder)
    }
    return found.sorted()
  }
}
