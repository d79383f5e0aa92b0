import ToolSupport

/// The targets of a specification of XcodeGen, `project.yml`, as far as their source files and
/// resources go.
package struct XcodeGenSpecification {
  /// The maximum number of files that include each other.
  private static let maximumFileCount = 64

  /// The maximum number of paths that all targets have together: templates can be shared.
  private static let maximumPathCount = 100_000

  /// The targets.
  package private(set) var modules: [CodeModule] = []

  private var templates: [String: (value: YAMLValue, folder: String)] = [:]
  private var targets: [(name: String, value: YAMLValue, folder: String)] = []
  private var language: String?
  private var visited: Set<String> = []
  private var pathCount = 0

  /// Reads a specification in a folder with an absolute path; nil if it is none, or too large.
  ///
  /// `file` returns the content of another file by its absolute path, for `include`.
  package init?(bytes: [UInt8], folder: String, file: (String) -> [UInt8]?) {
    guard let value = YAMLParser.value(of: bytes),
      value["targets"] != nil || value["include"] != nil
    else { return nil }
    add(value, folder, file)
    for target in targets {
      modules.append(module(target.name, target.value, target.folder))
      guard pathCount <= Self.maximumPathCount else { return nil }
    }
  }

  private mutating func add(_ value: YAMLValue, _ folder: String, _ file: (String) -> [UInt8]?) {
    for included in value["include"]?.elements ?? [] {
      guard let name = included.text ?? included["path"]?.text,
        visited.count < Self.maximumFileCount
      else { continue }
      let path = FolderPath.normalized(FolderPath.path(name, below: folder))
      guard visited.insert(path).inserted, let bytes = file(path),
        let other = YAMLParser.value(of: bytes)
      else { continue }
      let isRelative = included["relativePaths"]?.text != "false"
      add(other, isRelative ? FolderPath.parent(of: path) ?? folder : folder, file)
    }
    language = value["options"]?["developmentLanguage"]?.text ?? language
    for member in value["targetTemplates"]?.members ?? [] {
      templates[member.key] = (member.value, folder)
    }
    targets += (value["targets"]?.members ?? []).map { ($0.key, $0.value, folder) }
  }

  private mutating func module(_ name: String, _ target: YAMLValue, _ folder: String) -> CodeModule
  {
    var members = ModuleMembers()
    var parts = (target["templates"]?.elements ?? []).compactMap {
      $0.text.flatMap { templates[$0] }
    }
    parts.append((target, folder))
    for part in parts {
      for key in ["sources", "resources"] {
        for source in part.value[key]?.elements ?? [] {
          add(source, to: &members, of: name, part.folder)
        }
      }
    }
    // XcodeGen writes “en” where nothing is said.
    return CodeModule(
      name: name, kind: .xcode, members: members, developmentLanguage: language ?? "en")
  }

  private mutating func add(
    _ source: YAMLValue, to members: inout ModuleMembers, of target: String, _ folder: String
  ) {
    guard let path = source.text ?? source["path"]?.text, !path.isEmpty,
      source["buildPhase"]?.text != "none"
    else { return }
    let excludes = source["excludes"]?.elements ?? []
    pathCount += 1 + excludes.count
    guard pathCount <= Self.maximumPathCount else { return }
    let named = path.replacing("${target_name}", with: target)
    let whole = FolderPath.normalized(FolderPath.path(named, below: folder))
    // Only what has an extension can be a file.
    if FolderPath.name(of: whole).contains("."), excludes.isEmpty { members.files.insert(whole) }
    members.folders.insert(whole)
    for exclude in excludes.compactMap(\.text) {
      let name = exclude.hasSuffix("/**") ? String(exclude.dropLast(3)) : exclude
      if !name.contains("*") {
        members.excluded.insert(FolderPath.normalized(FolderPath.path(name, below: whole)))
      }
    }
  }
}
