package import CatalogRules
package import FilePaths
package import LintProject
import StringCatalogs
import ToolSupport

/// The baselines of a run, by their absolute paths.
package struct BaselineStore {
  private let run: RunPath

  /// The absolute path of the baseline that the user named.
  private let named: String?

  private var baselines: [String: Baseline] = [:]

  /// Why others can't be used: each is read once, however many files it has.
  private var failures: [String: CatalogToolError] = [:]

  /// The tasks of each baseline, by file path relative to its folder.
  private var tasks: [String: [String: BaselineTask]] = [:]

  /// Creates a store; `named` is the path of the baseline that the user named, if any.
  package init(run: RunPath, named: String?) {
    self.run = run
    self.named = named.map(run.absolute)
  }

  /// Removes the findings in a task's baseline from its file.
  package mutating func filter(
    _ file: LintedFile, of task: BaselineTask
  ) throws(CatalogToolError) -> LintedFile {
    guard let path = task.baseline else { return file }
    try load(path)
    let filePath = register(task, ofFile: file.path, for: path)
    return baselines[path]?.filter(file, path: filePath) ?? file
  }

  /// Notes that a file without findings was checked, so that its known ones count as fixed.
  package mutating func note(_ task: BaselineTask, ofFile path: String) {
    guard let baseline = task.baseline, baselines[baseline] != nil else { return }
    _ = register(task, ofFile: path, for: baseline)
  }

  /// Keeps a task for a baseline, and returns the path of its file from the baseline's folder.
  private mutating func register(
    _ task: BaselineTask, ofFile path: String, for baseline: String
  ) -> String {
    let path = run.path(run.absolute(path), fromFolderOf: baseline)
    tasks[baseline, default: [:]][path] = task
    return path
  }

  /// Returns a file without the findings in its baseline; the known ones still count as missing.
  package mutating func unknownFindings(
    in file: LintedFile, of task: BaselineTask
  ) throws(CatalogToolError) -> LintedFile {
    guard let path = task.baseline else { return file }
    try load(path)
    let filePath = run.path(run.absolute(file.path), fromFolderOf: path)
    return baselines[path]?.unknownFindings(in: file, path: filePath) ?? file
  }

  private mutating func load(_ path: String) throws(CatalogToolError) {
    guard baselines[path] == nil else { return }
    if let failure = failures[path] { throw failure }
    do {
      baselines[path] = try Baseline(at: path, run: run, isNamed: path == named)
    } catch {
      let failure = CatalogToolError.unusable(error.localizedMessage)
      failures[path] = failure
      throw failure
    }
  }

  /// Returns the missing entries that should have been found, with the paths of their baselines,
  /// sorted.
  package var fixed: [(path: String, entries: [BaselineEntry])] {
    baselines.keys.sorted().compactMap { path in
      let entries = baselines[path]?.fixed { wasLookedFor($0, in: path) }
      return entries.flatMap { $0.isEmpty ? nil : (path, $0) }
    }
  }

  /// Returns whether the run would have found what an entry of a baseline knows, or its file is
  /// gone.
  private func wasLookedFor(_ entry: BaselineEntry, in baseline: String) -> Bool {
    tasks[baseline]?[entry.file].map { $0.canFind(entry) }
      ?? !CatalogFinder.isFile(run.path(entry.file, below: baseline))
  }

  /// Removes those entries from their files.
  package mutating func prune() throws(CatalogToolError) {
    for (path, entries) in fixed {
      baselines[path]?.remove(entries)
      let text = baselines[path]?.text ?? ""
      try Self.save(text, to: path, isNamed: path == named)
    }
  }

  /// Writes a baseline of all findings of a run; returns how many entries of the file it kept.
  ///
  /// An existing file keeps the entries that the run did not look for: those of other tools, of
  /// files that were not checked, and of rules that are off. `tasks` has the checked files by path.
  package static func write(
    _ files: [LintedFile], checkedBy tasks: [String: BaselineTask], to path: String, run: RunPath
  ) throws(CatalogToolError) -> Int {
    let path = run.absolute(path)
    var store = BaselineStore(run: run, named: path)
    for (file, task) in tasks { _ = store.register(task, ofFile: file, for: path) }
    let kept = try earlier(at: path, run: run).entries { store.wasLookedFor($0, in: path) }
    let found = files.flatMap { file in
      let filePath = run.path(run.absolute(file.path), fromFolderOf: path)
      return file.findings.map { BaselineEntry($0, in: file, path: filePath) }
    }
    try save(Baseline(kept + found).text, to: path, isNamed: true)
    return kept.count
  }

  /// Returns the baseline that a file already has; an empty one if there is no file.
  private static func earlier(at path: String, run: RunPath) throws(CatalogToolError) -> Baseline {
    guard FileStatus.kind(of: path) == .file else { return Baseline([]) }
    let bytes = try CatalogToolError.wrap { () throws(FileError) in try SystemFile.bytes(at: path) }
    guard let baseline = Baseline(remainsOf: bytes) else {
      throw .unusable(LocalizedMessage("lint.baseline.other", .text(run.shown(path))))
    }
    return baseline
  }

  /// Saves a baseline; a link that a configuration names could lead out of the project.
  private static func save(
    _ text: String, to path: String, isNamed: Bool
  ) throws(CatalogToolError) {
    try CatalogToolError.wrap { () throws(FileError) in
      let bytes = Array(text.utf8)
      if isNamed {
        try AtomicFile.replace(path, with: bytes)
      } else {
        try AtomicFile.replace(found: path, with: bytes)
      }
    }
  }
}
