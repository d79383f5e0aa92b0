import CodeStrings
import FilePaths
import SwiftSyntax

/// The targets of a project of Tuist, `Project.swift`, as far as its manifest and its helpers write
/// out their source files and resources.
package struct TuistManifest {
  /// The maximum number of patterns, with which every file of their folders is compared.
  private static let maximumPatternCount = 2_000

  /// The maximum size of the helpers of a project in bytes.
  private static let maximumByteCount = 4 << 20

  /// The arguments of a target that name its files.
  private static let lists = ["sources", "resources", "buildableFolders"]

  /// The targets.
  package private(set) var modules: [CodeModule] = []

  /// Whether all targets and all of their files are known.
  package private(set) var isComplete = true

  private let folder: String
  private let root: String
  private var patternCount = 0

  /// Reads a manifest in a folder with an absolute path; nil for other code.
  ///
  /// `root` is the folder of the whole project, and `helpers` are the contents of the files in
  /// `ProjectDescriptionHelpers`.
  package init?(bytes: [UInt8], folder: String, root: String, helpers: [[UInt8]] = []) {
    self.folder = folder
    self.root = root
    let isLarge = helpers.reduce(bytes.count) { $0 + $1.count } > Self.maximumByteCount
    let files = [bytes] + (isLarge ? [] : helpers)
    guard !files.contains(where: { NestingEstimate($0).isExcessive }),
      let read = DeepStack.result(of: { Self.contents(of: files) }), read.isManifest
    else { return nil }
    guard case .call(let project) = read.project, ["Project", "init"].contains(project.name) else {
      isComplete = false
      return
    }
    let region =
      project["options"]?.call?["developmentRegion"]?.text ?? project["developmentRegion"]?.text
    guard case .list(let targets)? = project["targets"] else {
      isComplete = project["targets"] == nil
      return
    }
    for target in targets.flatMap(Self.flattened) { add(target, region) }
  }

  private static func contents(
    of files: [[UInt8]]
  ) -> (isManifest: Bool, project: TuistValue) {
    let manifest = TuistDeclarations()
    manifest.add(files[0])
    guard manifest.isManifest else { return (false, .unknown) }
    for file in files.dropFirst() { manifest.add(file) }
    var evaluator = TuistEvaluator(manifest)
    return (true, evaluator.value(ofConstant: "project"))
  }

  private static func flattened(_ value: TuistValue) -> [TuistValue] {
    if case .list(let values) = value { values } else { [value] }
  }

  private mutating func add(_ target: TuistValue, _ region: String?) {
    guard case .call(let call) = target, ["target", "Target", "init"].contains(call.name),
      let name = call["name"]?.text
    else {
      isComplete = false
      return
    }
    var members = ModuleMembers()
    for list in Self.lists {
      if let value = call[list] { add(value, excluding: [], to: &members) }
    }
    modules.append(
      CodeModule(name: name, kind: .xcode, members: members, developmentLanguage: region))
  }

  /// Adds what a value among the files of a target names.
  private mutating func add(
    _ value: TuistValue, excluding excluded: [PathPattern], to members: inout ModuleMembers
  ) {
    switch value {
    case .nothing: break
    case .list(let values):
      for value in values { add(value, excluding: excluded, to: &members) }
    case .call(let call) where ["glob", "SourceFileGlob"].contains(call.name):
      let excluded = patterns(call["excluding"] ?? .nothing)
      add(call["pattern"] ?? call.first, excluding: excluded, to: &members)
    case .call(let call) where Self.wrappers.contains(call.name):
      add(call.first, excluding: excluded, to: &members)
    case .text, .call:
      guard let path = path(value) else {
        isComplete = false
        return
      }
      add(path, excluding: excluded, to: &members)
    case .flag, .unknown: isComplete = false
    }
  }

  /// The functions and types whose first argument is what they stand for.
  private static let wrappers: Set<String> = [
    "resources", "ResourceFileElements", "sourceFilesList", "SourceFilesList", "paths", "file",
    "folderReference", "folder", "init",
  ]

  private mutating func add(
    _ path: String, excluding excluded: [PathPattern], to members: inout ModuleMembers
  ) {
    let start = PathPattern.folder(of: path)
    let isPlain = start.utf8.count == path.utf8.count
    let whole = FolderPath.normalized(FolderPath.path(start, below: folder))
    if isPlain, excluded.isEmpty {
      // Only what has an extension can be a file.
      if FolderPath.name(of: whole).contains(".") { members.files.insert(whole) }
      members.folders.insert(whole)
      return
    }
    patternCount += 1 + excluded.count
    guard patternCount <= Self.maximumPatternCount,
      let pattern = PathPattern(path, below: folder)
    else {
      isComplete = false
      return
    }
    var selection = FolderSelection(folder: whole)
    selection.included = [pattern]
    selection.excluded = excluded
    members.selections.append(selection)
  }

  private mutating func patterns(_ value: TuistValue) -> [PathPattern] {
    switch value {
    case .nothing: return []
    case .list(let values): return values.flatMap { patterns($0) }
    case .text, .call, .flag, .unknown:
      guard let path = path(value), let pattern = PathPattern(path, below: folder) else {
        isComplete = false
        return []
      }
      return [pattern]
    }
  }

  /// Returns a path as code writes it; nil if it is not known what it is relative to.
  private func path(_ value: TuistValue) -> String? {
    switch value {
    // A path that begins with two slashes is one of the whole project.
    case .text(let text): text.hasPrefix("//") ? root + text.dropFirst() : text
    case .call(let call) where call.name == "relativeToRoot":
      call.first.text.map { FolderPath.path($0, below: root) }
    case .call(let call) where ["relativeToManifest", "path"].contains(call.name): call.first.text
    default: nil
    }
  }
}
