import FilePaths

/// The targets of a specification of XcodeGen, `project.yml`, as far as their source files and
/// resources go.
package struct XcodeGenSpecification {
  /// The maximum number of files that include each other.
  private static let maximumFileCount = 64

  /// The maximum number of paths that all targets have together: templates can be shared.
  private static let maximumPathCount = 100_000

  /// The maximum number of patterns, with which every file of their folders is compared.
  private static let maximumPatternCount = 2_000

  /// The targets.
  package private(set) var modules: [CodeModule] = []

  /// Whether all files of the targets are known.
  package private(set) var isComplete = true

  private var templates: [String: (value: YAMLValue, folder: String)] = [:]
  private var targets: [(name: String, value: YAMLValue, folder: String)] = []
  private var language: String?
  private var visited: Set<String> = []
  private var pathCount = 0
  private var patternCount = 0

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
      guard pathCount <= Self.maximumPathCount, patternCount <= Self.maximumPatternCount else {
        return nil
      }
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
    var attributes = [(name: "target_name", value: name)]
    var seen: Set<String> = []
    var parts: [(value: YAMLValue, folder: String)] = []
    add(target, folder, to: &parts, &seen)
    for part in parts {
      for attribute in part.value["templateAttributes"]?.members ?? [] {
        attribute.value.text.map { attributes.append((attribute.key, $0)) }
      }
    }
    for part in parts.reversed() {
      for key in ["sources", "resources"] {
        for source in part.value[key]?.elements ?? [] {
          add(source, to: &members, attributes, part.folder)
        }
      }
    }
    // XcodeGen writes “en” where nothing is said.
    return CodeModule(
      name: name, kind: .xcode, members: members, developmentLanguage: language ?? "en")
  }

  /// Adds a target or a template, and the templates that it names.
  private func add(
    _ value: YAMLValue, _ folder: String, to parts: inout [(value: YAMLValue, folder: String)],
    _ seen: inout Set<String>
  ) {
    parts.append((value, folder))
    for name in (value["templates"]?.elements ?? []).compactMap(\.text)
    where seen.count < Self.maximumFileCount && seen.insert(name).inserted {
      if let template = templates[name] { add(template.value, template.folder, to: &parts, &seen) }
    }
  }

  /// Adds an element of the sources of a target: what its patterns say of a folder, or a file.
  private mutating func add(
    _ source: YAMLValue, to members: inout ModuleMembers,
    _ attributes: [(name: String, value: String)], _ folder: String
  ) {
    guard let path = source.text ?? source["path"]?.text, !path.isEmpty,
      source["buildPhase"]?.text != "none"
    else { return }
    func filled(_ text: String) -> String {
      attributes.reduce(text) { text, attribute in
        text.replacing("${\(attribute.name)}", with: attribute.value)
      }
    }
    func texts(_ key: String) -> [String] {
      (source[key]?.elements ?? []).compactMap(\.text).filter { !$0.isEmpty }.map(filled)
    }
    let named = filled(path)
    let (includes, excludes) = (texts("includes"), texts("excludes"))
    pathCount += 1 + includes.count + excludes.count
    patternCount += includes.count + excludes.count
    guard pathCount <= Self.maximumPathCount, patternCount <= Self.maximumPatternCount else {
      return
    }
    // A variable of the environment can be anything.
    guard !(includes + excludes + [named]).contains(where: { $0.contains("${") }) else {
      isComplete = false
      return
    }
    let whole = FolderPath.normalized(FolderPath.path(named, below: folder))
    guard includes.isEmpty, excludes.isEmpty else {
      var selection = FolderSelection(folder: whole)
      selection.included = patterns(includes, below: whole)
      selection.excluded = patterns(excludes, below: whole)
      members.selections.append(selection)
      return
    }
    // Only what has an extension can be a file.
    if FolderPath.name(of: whole).contains(".") { members.files.insert(whole) }
    members.folders.insert(whole)
  }

  private mutating func patterns(_ texts: [String], below folder: String) -> [PathPattern] {
    let patterns = texts.compactMap { PathPattern($0, below: folder) }
    if patterns.count < texts.count { isComplete = false }
    return patterns
  }
}
