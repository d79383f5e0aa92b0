package import CatalogRules
package import LintProject
import ToolSupport

/// The baselines of a run, by their absolute paths.
package struct BaselineStore {
  private let run: RunPath

  /// The absolute path of the baseline that the user named.
  private let named: String?

  private var baselines: [String: Baseline] = [:]

  /// Why others can't be used: each is read once, however many files it has.
  private var failures: [String: LintError] = [:]

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
  ) throws(LintError) -> LintedFile {
    guard let path = task.baseline else { return file }
    try load(path)
    let filePath = run.path(run.absolute(file.path), fromFolderOf: path)
    tasks[path, default: [:]][filePath] = task
    return baselines[path]?.filter(file, path: filePath) ?? file
  }

  /// Returns a file without the findings in its baseline; the known ones still count as missing.
  package mutating func unknownFindings(
    in file: LintedFile, of task: BaselineTask
  ) throws(LintError) -> LintedFile {
    guard let path = task.baseline else { return file }
    try load(path)
    let filePath = run.path(run.absolute(file.path), fromFolderOf: path)
    return baselines[path]?.unknownFindings(in: file, path: filePath) ?? file
  }

  private mutating func load(_ path: String) throws(LintError) {
    guard baselines[path] == nil else { return }
    if let failure = failures[path] { throw failure }
    do {
      baselines[path] = try Baseline(at: path, run: run, isNamed: path == named)
    } catch {
      let failure = LintError.unusable(error.localizedMessage)
      failures[path] = failure
      throw failure
    }
  }

  /// Returns the missing entries that should have been found, with the paths of their baselines,
  /// sorted.
  package var fixed: [(path: String, entries: [BaselineEntry])] {
    baselines.keys.sorted().compactMap { path in
      let tasks = tasks[path] ?? [:]
      let entries = baselines[path]?.fixed { entry in
        tasks[entry.file].map { $0.canFind(entry) }
          ?? !CatalogFinder.isFile(run.path(entry.file, below: path))
      }
      return entries.flatMap { $0.isEmpty ? nil : (path, $0) }
    }
  }

  /// Removes those entries from their files.
  package mutating func prune() throws(LintError) {
    for (path, entries) in fixed {
      baselines[path]?.remove(entries)
      let text = baselines[path]?.text ?? ""
      try Self.save(text, to: path, isNamed: path == named)
    }
  }

  /// Writes a baseline of all findings.
  package static func write(_ files: [LintedFile], to path: String, run: RunPath) throws(LintError)
  {
    let path = run.absolute(path)
    let entries = files.flatMap { file in
      let filePath = run.path(run.absolute(file.path), fromFolderOf: path)
      return file.findings.map { BaselineEntry($0, in: file, path: filePath) }
    }
    try save(Baseline(entries).text, to: path, isNamed: true)
  }

  /// Saves a baseline; a link that a configuration names could lead out of the project.
  private static func save(
    _ text: String, to path: String, isNamed: Bool
  ) throws(LintError) {
    try LintError.wrap { () throws(FileError) in
      let bytes = Array(text.utf8)
      if isNamed {
        try AtomicFile.replace(path, with: bytes)
      } else {
        try AtomicFile.replace(found: path, with: bytes)
      }
    }
  }
}
