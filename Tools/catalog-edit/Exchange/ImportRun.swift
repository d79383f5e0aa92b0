import ArgumentParser
import CatalogEditing
import CatalogExchange
import StringCatalogs
import ToolSupport

/// An import into catalogs, told to whoever runs the tool.
struct ImportRun {
  /// The file that is imported.
  let path: String

  let arguments: ImportArguments

  private var changed = 0
  private var refused = 0
  private var unchanged = 0

  init(of path: String, _ arguments: ImportArguments) {
    self.path = path
    self.arguments = arguments
  }

  /// Imports into a catalog, says what was changed and what not, and saves the catalog.
  mutating func run(
    into file: CatalogFile, _ take: (inout CatalogImport) throws -> Void
  ) throws {
    var run = CatalogImport(into: file.catalog, options: arguments.options)
    do {
      try take(&run)
    } catch let error as EditingError {
      throw EditError.refused(path: file.path, error)
    } catch let error as ExchangeError {
      throw EditError.exchange(path: path, error)
    }
    for change in run.changes { tell(change) }
    for refusal in run.refusals { tell(refusal) }
    changed += run.changes.count
    unchanged += run.unchangedCount
    if !arguments.dryRun { try file.save(run.catalog.bytes) }
  }

  /// Says that something of the file was not taken over.
  mutating func tell(_ refusal: ImportRefusal) {
    refused += 1
    warn(ToolText.text(refusal.localizedMessage), line: refusal.line)
  }

  /// Says that files of the project are no catalogs, and stay as they are.
  func leaveOut(_ files: [XLIFFFile]) {
    guard let first = files.first else { return }
    warn(
      ToolText.text(
        "edit.import.otherFiles", .integer(Int64(files.count)), .text(first.original)),
      line: first.line)
  }

  private func warn(_ message: String, line: Int) {
    StandardStream.errors.write("\(path):\(line): \(message)\n")
  }

  /// Says what was done in all, and throws when something was refused.
  func finish() throws {
    let key = arguments.dryRun ? "edit.import.wouldBeDone" : "edit.import.done"
    try StandardStream.writeReport(
      ToolText.text(
        key, .integer(Int64(changed)), .integer(Int64(refused)), .integer(Int64(unchanged))) + "\n")
    if refused > 0 { throw ExitCode(1) }
  }

  private func tell(_ change: ImportChange) {
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
    StandardStream.output.write("\(path):\(change.line): \(message)\n")
  }
}
