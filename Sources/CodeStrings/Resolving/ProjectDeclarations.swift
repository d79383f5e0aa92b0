/// The declarations of all files of a project, by name.
///
/// Types are known by the last part of their name: two nested types of one name are one.
struct ProjectDeclarations {
  private(set) var functions: [String: [CodeFunction]] = [:]
  private(set) var initializers: [String: [CodeFunction]] = [:]
  private(set) var properties: [String: [CodeProperty]] = [:]
  private(set) var aliases: [String: String] = [:]

  private var members: [String: [String: [CodeProperty]]] = [:]
  private var memberwise: [String: [CodeFunction]] = [:]
  private var inherited: [String: Set<String>] = [:]
  private var structures: Set<String> = []

  /// The folders of each file, from the outermost one.
  private let folders: [[Substring]]

  /// The types that the project declares, without those that it only extends.
  private(set) var types: Set<String> = []

  init(_ files: [FileFacts]) {
    folders = files.map { $0.path.split(separator: "/").dropLast() }
    for (number, file) in files.enumerated() {
      aliases.merge(file.aliases) { first, _ in first }
      for type in file.types {
        if type.kind != .extension { types.insert(type.name) }
        if type.kind == .structure { structures.insert(type.name) }
        inherited[type.name, default: []].formUnion(type.inherited)
      }
      for var function in file.functions {
        function.file = number
        if function.name == "init" {
          initializers[function.owner, default: []].append(function)
        } else {
          functions[function.name, default: []].append(function)
        }
      }
    }
    for (number, file) in files.enumerated() {
      var memberwise: [String: [CodeFunction.Parameter]] = [:]
      for property in file.properties {
        properties[property.name, default: []].append(property)
        members[property.owner, default: [:]][property.name, default: []].append(property)
        guard property.isMemberwise, structures.contains(property.owner) else { continue }
        memberwise[property.owner, default: []].append(
          CodeFunction.Parameter(
            label: property.name, name: property.name, type: property.type ?? "",
            isOptional: property.mayHaveValue || property.type?.hasSuffix("?") == true))
      }
      for (type, parameters) in memberwise {
        self.memberwise[type, default: []].append(
          CodeFunction(
            name: "init", owner: type, parameters: parameters, result: type, file: number))
      }
    }
  }

  /// Returns a property of a type or of what it inherits from.
  func property(_ name: String, of type: String, depth: Int = 0) -> CodeProperty? {
    if let found = members[type]?[name]?.first { return found }
    guard depth < 6 else { return nil }
    for parent in inherited[type] ?? [] {
      if let found = property(name, of: parent, depth: depth + 1) { return found }
    }
    return nil
  }

  /// Returns the functions of a type, or of what it inherits from, that a call may mean.
  func functions(
    _ name: String, of type: String, for arguments: [CodeArgument], depth: Int = 0
  ) -> [CodeMatch] {
    let found = (functions[name] ?? []).filter { $0.owner == type }
      .compactMap { CodeMatch($0, arguments) }
    guard found.isEmpty, depth < 6 else { return found }
    for parent in inherited[type] ?? [] {
      let found = functions(name, of: parent, for: arguments, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the functions of any type that a call may mean.
  func functions(_ name: String, for arguments: [CodeArgument]) -> [CodeMatch] {
    (functions[name] ?? []).compactMap { CodeMatch($0, arguments) }
  }

  /// Returns the initializers of a type that a call may mean.
  func initializers(
    of type: String, for arguments: [CodeArgument], depth: Int = 0
  ) -> [CodeMatch] {
    var found = (initializers[type] ?? []).compactMap { CodeMatch($0, arguments) }
    if found.isEmpty {
      found = (memberwise[type] ?? []).compactMap { CodeMatch($0, arguments) }
    }
    guard found.isEmpty, depth < 6 else { return found }
    for parent in inherited[type] ?? [] where types.contains(parent) {
      found = initializers(of: parent, for: arguments, depth: depth + 1)
      if !found.isEmpty { break }
    }
    return found
  }

  /// Returns the declarations that are meant in a file if several files have the same ones: those
  /// of the file itself, or else of the nearest folder, as modules have functions of one name.
  func nearest(_ matches: [CodeMatch], to file: Int?) -> [CodeMatch] {
    guard let file, matches.count > 1 else { return matches }
    let own = matches.filter { $0.function.file == file }
    guard own.isEmpty else { return own }
    var best: [CodeSignature: Int] = [:]
    for match in matches {
      let signature = CodeSignature(match.function)
      best[signature] = max(best[signature] ?? 0, commonFolders(file, match.function.file))
    }
    return matches.filter {
      commonFolders(file, $0.function.file) == best[CodeSignature($0.function)]
    }
  }

  private func commonFolders(_ file: Int, _ other: Int?) -> Int {
    guard let other else { return 0 }
    return zip(folders[file], folders[other]).prefix { $0 == $1 }.count
  }

  /// Returns whether a type is a view or another part of an interface.
  func isView(_ type: String) -> Bool {
    type == "View"
      || !(inherited[type] ?? []).isDisjoint(with: ["View", "Scene", "Commands", "App", "Widget"])
  }

  /// Returns whether a type inherits from another one.
  func inherits(_ type: String, from parent: String) -> Bool {
    inherited[type]?.contains(parent) ?? false
  }

  /// Returns the types that a type inherits from, in the order of their names.
  func inherited(by type: String) -> [String] { inherited[type]?.sorted() ?? [] }

  /// Returns a type without the aliases that the project gives it.
  func resolved(_ type: String) -> String {
    var type = TypeName.unwrapped(type)
    for _ in 0..<4 {
      guard let next = aliases[type] else { break }
      type = TypeName.unwrapped(next)
    }
    return type
  }
}
