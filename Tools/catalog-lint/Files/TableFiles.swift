import CatalogRules
import LintSupport
import StringTables
import Synchronization
import ToolSupport

/// The files of a table, which are linted together, once.
///
/// A file alone says nothing about the texts of other languages, so those beside a named one are
/// read with it.
final class TableFiles: Sendable {
  /// What was read, and why the others could not be, by absolute path.
  typealias Contents = (group: TableGroup, failures: [String: LintError])

  /// The contents, and the results by absolute path with what makes them.
  private struct State {
    var contents: Contents?
    var linter: (linter: CatalogLinter, path: String)?
    var results: [String: Result<LintedFile, LintError>]?
  }

  private let inputs: [LintInput]
  private let state = Mutex(State())

  /// Groups the files around one; `input` is read in the place of the file that it names.
  init(around name: TableName, of input: LintInput) {
    guard name.languageFolder != nil else {
      inputs = [input]
      return
    }
    let folders = (FolderListing.names(in: name.folder.isEmpty ? "." : name.folder) ?? [])
      .filter { $0.hasSuffix(TableName.languageExtension) }
    let paths = folders.flatMap { folder in
      TableName.tableKinds.map {
        "\(name.folder)\(folder)/\(name.table).\($0.rawValue)"
      }
    }
    inputs = paths.compactMap { path in
      if path == input.absolutePath { return input }
      guard CatalogFinder.isFile(path) else { return nil }
      return LintInput(file: path, shownPath: path, absolutePath: path, tables: nil)
    }
  }

  /// The absolute paths of the files.
  var paths: [String] { inputs.map(\.absolutePath) }

  /// Sets the linter, unless another file of the table has done so; `path` is for overrides.
  func use(_ linter: CatalogLinter, path: String) {
    state.withLock { if $0.linter == nil { $0.linter = (linter, path) } }
  }

  /// Returns the result of one of the files.
  func result(at path: String) throws(LintError) -> LintedFile {
    let result = state.withLock { state in
      let results = state.results ?? results(&state)
      state.results = results
      return results[path]
    }
    guard let result else { throw .noCatalogsFound([path]) }
    return try result.get()
  }

  /// The files that can be read.
  var contents: Contents { state.withLock { contents(&$0) } }

  /// Reads the files, once: standard input ends.
  private func contents(_ state: inout State) -> Contents {
    if let contents = state.contents { return contents }
    var files: [(path: String, bytes: [UInt8])] = []
    var failures: [String: LintError] = [:]
    for input in inputs {
      do throws(LintError) {
        files.append((input.absolutePath, try input.bytes()))
      } catch {
        failures[input.absolutePath] = error
      }
    }
    let contents = (TableGroup(files), failures)
    state.contents = contents
    return contents
  }

  private func results(_ state: inout State) -> [String: Result<LintedFile, LintError>] {
    let (group, failures) = contents(&state)
    var results = failures.mapValues { Result<LintedFile, LintError>.failure($0) }
    guard let (linter, path) = state.linter else { return results }
    for file in linter.lint(group, path: path) { results[file.path] = .success(file) }
    return results
  }
}
