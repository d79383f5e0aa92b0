package import CatalogRules
import FilePaths
package import StringCatalogs
package import StringTables
import Synchronization
import ToolSupport

/// The files of a table, which are read together, once.
///
/// A file alone says nothing about the texts of other languages, so those beside a named one are
/// read with it.
package final class TableFiles: Sendable {
  /// What was read, and why the others could not be, by absolute path.
  package typealias Contents = (group: TableGroup, failures: [String: CatalogToolError])

  /// The contents, and the results by absolute path with what makes them.
  private struct State {
    var contents: Contents?
    var linter: (linter: CatalogLinter, path: String)?
    var language: LanguageTag?
    var results: [String: Result<LintedFile, CatalogToolError>]?
  }

  /// Whether it is a Markdown document.
  package let isDocument: Bool

  private let inputs: [CatalogInput]
  private let state = Mutex(State())

  /// Creates the only file of a Markdown document.
  init(document: CatalogInput) {
    isDocument = true
    inputs = [document]
  }

  /// Groups the files around one, which `input` names and is read from; nil for a catalog.
  init?(around input: CatalogInput) {
    isDocument = false
    let paths: [String]
    if let name = StoreTextName(path: input.absolutePath) {
      paths = Self.paths(around: name)
    } else if let name = TableName(path: input.absolutePath) {
      paths = Self.paths(around: name)
    } else {
      return nil
    }
    guard !paths.isEmpty else {
      inputs = [input]
      return
    }
    inputs = paths.compactMap { path in
      if path == input.absolutePath { return input }
      guard CatalogFinder.isFile(path) else { return nil }
      return CatalogInput(file: path, shownPath: path, absolutePath: path, tables: nil)
    }
  }

  /// Returns the paths that the files of a table may have; none for a file with all languages.
  private static func paths(around name: TableName) -> [String] {
    guard name.languageFolder != nil else { return [] }
    let folders = (FolderListing.names(in: name.folder.isEmpty ? "." : name.folder) ?? [])
      .filter { $0.hasSuffix(TableName.languageExtension) }
    return folders.flatMap { folder in
      TableName.tableKinds.map {
        "\(name.folder)\(folder)/\(name.table).\($0.rawValue)"
      }
    }
  }

  /// Returns the paths of the texts for the same store; none for a file with all languages.
  private static func paths(around name: StoreTextName) -> [String] {
    guard name.key != nil else { return [] }
    let folders = FolderListing.names(in: name.folder.isEmpty ? "." : name.folder) ?? []
    let files = folders.flatMap { folder in
      (FolderListing.names(in: name.folder + folder) ?? []).flatMap { file in
        file == name.store.changelogs?.folder
          ? (FolderListing.names(in: "\(name.folder)\(folder)/\(file)") ?? []).map {
            "\(name.folder)\(folder)/\(file)/\($0)"
          } : ["\(name.folder)\(folder)/\(file)"]
      }
    }
    return files.filter {
      let other = StoreTextName(path: $0)
      return other?.store == name.store && other?.folder == name.folder
    }
  }

  /// The absolute paths of the files.
  package var paths: [String] { inputs.map(\.absolutePath) }

  /// Sets the linter, unless another file of the table has done so; `path` is for overrides.
  ///
  /// `language` is that of a document that doesn't say its own.
  package func use(_ linter: CatalogLinter, path: String, language: LanguageTag? = nil) {
    state.withLock { state in
      guard state.linter == nil else { return }
      state.linter = (linter, path)
      state.language = language
    }
  }

  /// Returns the result for other bytes of a document; nil for a table.
  package func result(forDocument bytes: [UInt8]) -> LintedFile? {
    state.withLock { state in
      guard let group = document(bytes, state), let (linter, path) = state.linter else {
        return nil
      }
      return linter.lint(group, path: path).first
    }
  }

  /// Returns other bytes of a document as one; nil for a table.
  package func document(_ bytes: [UInt8]) -> MarkdownDocument? {
    state.withLock { document(bytes, $0)?.document }
  }

  private func document(_ bytes: [UInt8], _ state: State) -> TableGroup? {
    guard isDocument, let path = paths.first else { return nil }
    return TableGroup(
      document: (path, bytes), name: DocumentName(path: state.linter?.path ?? path),
      language: state.language)
  }

  /// Returns the result of one of the files.
  package func result(at path: String) throws(CatalogToolError) -> LintedFile {
    let result = state.withLock { state in
      let results = state.results ?? results(&state)
      state.results = results
      return results[path]
    }
    guard let result else { throw .noCatalogsFound([path]) }
    return try result.get()
  }

  /// Returns the catalogs that the table would be, once all of its files could be read.
  package func catalogs() throws(CatalogToolError) -> [StringCatalog] {
    let (group, failures) = contents
    if let path = paths.first(where: { failures[$0] != nil }), let error = failures[path] {
      throw error
    }
    for file in group.files {
      guard let failure = file.failure else { continue }
      throw .unreadable(
        RunPath().shown(file.path), at: LineIndex(file.bytes).position(at: failure.offset),
        failure.localizedMessage)
    }
    return group.catalogs.compactMap { try? StringCatalog(bytes: $0.bytes) }
  }

  /// The files that can be read.
  package var contents: Contents { state.withLock { contents(&$0) } }

  /// Reads the files, once: standard input ends.
  private func contents(_ state: inout State) -> Contents {
    if let contents = state.contents { return contents }
    var files: [(path: String, bytes: [UInt8])] = []
    var failures: [String: CatalogToolError] = [:]
    for input in inputs {
      do throws(CatalogToolError) {
        files.append((input.absolutePath, try input.bytes()))
      } catch {
        failures[input.absolutePath] = error
      }
    }
    let group = files.first.flatMap { document($0.bytes, state) } ?? TableGroup(files)
    let contents = (group, failures)
    state.contents = contents
    return contents
  }

  private func results(_ state: inout State) -> [String: Result<LintedFile, CatalogToolError>] {
    let (group, failures) = contents(&state)
    var results = failures.mapValues { Result<LintedFile, CatalogToolError>.failure($0) }
    guard let (linter, path) = state.linter else { return results }
    for file in linter.lint(group, path: path) { results[file.path] = .success(file) }
    return results
  }
}
