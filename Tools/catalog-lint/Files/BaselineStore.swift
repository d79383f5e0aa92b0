import CatalogRules
import LintSupport
import ToolSupport

/// The baselines of a run, by their absolute paths.
struct BaselineStore {
  private let run: RunPath
  private var baselines: [String: Baseline] = [:]
  private var lintedFiles: [String: Set<String>] = [:]

  init(run: RunPath) {
    self.run = run
  }

  /// Takes the findings that a baseline knows out of a file.
  mutating func filter(_ file: LintedFile, by path: String) throws(LintError) -> LintedFile {
    if baselines[path] == nil {
      do {
        baselines[path] = try Baseline(at: path, run: run)
      } catch {
        throw .unusable(error.localizedMessage)
      }
    }
    let filePath = run.path(run.absolute(file.path), fromFolderOf: path)
    lintedFiles[path, default: []].insert(filePath)
    return baselines[path]?.filter(file, path: filePath) ?? file
  }

  /// Returns the entries that nothing was found for, with the paths of their baselines, sorted.
  var fixed: [(path: String, entries: [BaselineEntry])] {
    baselines.keys.sorted().compactMap { path in
      let linted = lintedFiles[path] ?? []
      let entries = baselines[path]?.fixed { file in
        linted.contains(file) || !CatalogFinder.isFile(run.path(file, below: path))
      }
      return entries.flatMap { $0.isEmpty ? nil : (path, $0) }
    }
  }

  /// Removes those entries from their files.
  mutating func prune() throws(LintError) {
    for (path, entries) in fixed {
      baselines[path]?.remove(entries)
      let text = baselines[path]?.text ?? ""
      try Self.save(text, to: path)
    }
  }

  /// Writes a baseline of everything that was found.
  static func write(_ files: [LintedFile], to path: String, run: RunPath) throws(LintError) {
    let path = run.absolute(path)
    let entries = files.flatMap { file in
      let filePath = run.path(run.absolute(file.path), fromFolderOf: path)
      return file.findings.map { BaselineEntry($0, in: file, path: filePath) }
    }
    try save(Baseline(entries).text, to: path)
  }

  private static func save(_ text: String, to path: String) throws(LintError) {
    _ = try LintError.wrap { () throws(FileError) in
      try AtomicFile.replace(path, with: Array(text.utf8))
    }
  }
}
