import ArgumentParser
import CatalogEditing
import CatalogExchange
import CatalogToolSupport
import Escaping
import StringCatalogs
import ToolSupport

/// An import into catalogs, reported to the user.
struct ImportRun {
  /// The imported file.
  let path: String

  let arguments: ImportArguments

  /// The catalogs and the outcome of their imports, each with the path of the imported file.
  private var imports: [(path: String, file: CatalogFile, outcome: CatalogImport)] = []

  /// The positions in `imports`, by the paths of the catalogs.
  private var positions: [String: Int] = [:]

  /// The refusals that concern no catalog.
  private var refusals: [ImportRefusal] = []

  init(of path: String, _ arguments: ImportArguments) {
    self.path = path
    self.arguments = arguments
  }

  /// Imports into the catalog at a path, possibly once more; all catalogs are saved at the end.
  mutating func run(
    intoCatalogAt path: String, among named: NamedPaths,
    _ take: (inout CatalogImport) throws -> Void
  ) throws {
    if let position = positions[path] { return try run(at: position, take) }
    try run(into: CatalogFile(at: path, among: named), take)
  }

  /// Imports into a catalog that was read, from one of several files if `path` is given; all of it
  /// is saved together.
  mutating func run(
    into file: CatalogFile, from path: String? = nil,
    _ take: (inout CatalogImport) throws -> Void
  ) throws {
    let catalog = positions[file.path].map { imports[$0].outcome.catalog } ?? file.catalog
    positions[file.path] = imports.count
    imports.append(
      (path ?? self.path, file, CatalogImport(into: catalog, options: arguments.options)))
    try run(at: imports.count - 1, take)
  }

  private mutating func run(
    at position: Int, _ take: (inout CatalogImport) throws -> Void
  ) throws {
    do {
      try take(&imports[position].outcome)
    } catch let error as EditingError {
      throw CatalogToolError.refused(path: imports[position].file.path, error)
    } catch let error as ExchangeError {
      throw CatalogToolError.exchange(path: imports[position].path, error)
    }
  }

  /// Refuses something of the file that belongs to no catalog.
  mutating func refuse(_ refusal: ImportRefusal) {
    refusals.append(refusal)
  }

  /// Reports files of the project that are not catalogs, and stay as they are.
  func skip(_ files: [XLIFFFile]) {
    guard let first = files.first else { return }
    Self.warn(
      ToolText.text(
        "edit.import.otherFiles", .integer(Int64(files.count)), .text(first.original)),
      at: path, line: first.line)
  }

  private static func warn(_ message: String, at path: String, line: Int) {
    ToolMessage.warning.print(message, at: "\(path):\(line)")
  }

  /// Saves the catalogs, reports the changes and refusals, and throws if something was refused.
  func finish() throws {
    reportRenamedLanguages()
    for refusal in refusals { Self.report(refusal, at: path) }
    for (index, (path, file, outcome)) in imports.enumerated() {
      let isLast = positions[file.path] == index
      if !arguments.dryRun, isLast { try file.save(outcome.catalog.bytes) }
      for change in outcome.changes { try Self.report(change, at: path) }
      for refusal in outcome.refusals { Self.report(refusal, at: path) }
    }
    let outcomes = imports.map(\.outcome)
    let changed = outcomes.reduce(0) { $0 + $1.changes.count }
    let refused = outcomes.reduce(refusals.count) { $0 + $1.refusals.count }
    let unchanged = outcomes.reduce(0) { $0 + $1.unchangedCount }
    let key = arguments.dryRun ? "edit.import.wouldBeDone" : "edit.import.done"
    try StandardStream.writeReport(
      ToolText.text(
        key, .integer(Int64(changed)), .integer(Int64(refused)), .integer(Int64(unchanged))) + "\n")
    if refused > 0 { throw ExitCode(1) }
  }

  /// Says once which languages of the file have another name in the catalogs.
  private func reportRenamedLanguages() {
    var sentences: [String] = []
    for (_, file, outcome) in imports {
      let used = file.catalog.languages
      let renamed = outcome.renamedLanguages.sorted { $0.key.rawValue < $1.key.rawValue }
      for (language, name) in renamed {
        let sentence = UnknownLanguageError.renaming(
          of: language, to: name, isUsed: used.contains(name))
        if !sentences.contains(sentence) { sentences.append(sentence) }
      }
    }
    for sentence in sentences { ToolMessage.note.print(sentence) }
  }

  private static func report(_ refusal: ImportRefusal, at path: String) {
    warn(ToolText.text(refusal.localizedMessage), at: path, line: refusal.line)
  }

  private static func report(
    _ change: ImportChange, at path: String
  ) throws(FileError) {
    let name = [change.language.rawValue, change.variation].filter { !$0.isEmpty }
      .joined(separator: " ")
    let message =
      if let old = change.old, !old.utf8.elementsEqual(change.new.utf8) {
        ToolText.text(
          "edit.import.changed", .text(change.key), .text(name), .text(old), .text(change.new),
          .text(change.state.rawValue))
      } else {
        ToolText.text(
          "edit.import.set", .text(change.key), .text(name), .text(change.new),
          .text(change.state.rawValue))
      }
    let location = VisibleText("\(path):\(change.line)", limit: nil).text
    try StandardStream.writeReport("\(location): \(message)\n")
  }
}
