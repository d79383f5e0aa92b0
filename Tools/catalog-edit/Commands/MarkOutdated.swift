import ArgumentParser
import CatalogEditing
import CatalogHistory
import CatalogRules
import CatalogToolSupport
import FilePaths
import StringCatalogs
import ToolSupport

/// `catalog-edit mark-outdated`: marks translations for review whose source text has changed since
/// they were made.
struct MarkOutdated: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-mark-outdated", named: "mark-outdated", hasDiscussion: true)

  @Argument(help: .key("help.edit.conflictPaths"), completion: .catalogs)
  var paths: [String] = []

  @Flag(name: .long, help: .key("help.edit.check"))
  var check = false

  @Flag(name: .long, help: .key("help.edit.diff"))
  var diff = false

  func run() throws {
    let paths = paths.isEmpty ? ["."] : paths
    let files = try CatalogFinder().files(at: paths)
    guard !files.isEmpty else { throw CatalogToolError.noCatalogsFound(paths) }
    let base = RunPath()
    let finder = HistoryFinder(of: files.map(base.absolute))
    if let failure = finder.failures.first {
      throw CatalogToolError.unusable(
        LocalizedMessage("edit.markOutdated.failed", .text(failure.root), .message(failure.reason)))
    }
    guard !finder.histories.isEmpty else {
      throw CatalogToolError.unusable(LocalizedMessage("edit.markOutdated.noHistory"))
    }
    finder.noteWhatIsMissing()
    let named = NamedPaths(paths)
    var hasChanges = false
    var isComplete = true
    for path in files {
      guard let history = finder.histories[base.absolute(path)] else { continue }
      do throws(CatalogToolError) {
        hasChanges = try mark(path, among: named, history) || hasChanges
      } catch {
        isComplete = false
        ToolMessage.error.print("\(error)")
      }
    }
    guard isComplete else { throw ExitCode(2) }
    if hasChanges, check || diff { throw ExitCode(1) }
  }

  /// Marks the outdated translations of a file, or shows them; returns whether there are any.
  private func mark(
    _ path: String, among named: NamedPaths, _ history: CatalogHistory
  ) throws(CatalogToolError) -> Bool {
    let file = try CatalogFile(at: path, among: named)
    let stale = Set(
      file.catalog.entries.filter { $0.extractionState == .stale }.map(\.key))
    let allowance = OutdatedTextAllowance(file.catalog)
    let locations = history.outdatedTexts(in: file.catalog).filter { text in
      text.hasOtherMeaning && text.state == .translated && !stale.contains(text.key)
        && !allowance.allows(text)
    }.compactMap { TextLocation(key: $0.key, language: $0.language, path: $0.path) }
    guard !locations.isEmpty else { return false }
    let bytes = try file.edited { catalog throws(EditingError) in
      var editor = try CatalogEditor(catalog)
      try editor.apply(locations.map { .setState(.needsReview, at: $0) })
      return editor.catalog.bytes
    }
    if diff {
      let difference = FileDifference(path: path, old: file.catalog.bytes, new: bytes)
      try Self.write(difference.bytes())
      return true
    }
    if !check { try file.save(bytes) }
    let key = check ? "edit.markOutdated.found" : "edit.markOutdated.done"
    let text = ToolText.text(key, .integer(Int64(locations.count)), .text(path))
    try Self.write(Array((text + "\n").utf8))
    return true
  }

  private static func write(_ bytes: [UInt8]) throws(CatalogToolError) {
    try CatalogToolError.wrap { () throws(FileError) in try StandardStream.writeReport(bytes) }
  }
}
