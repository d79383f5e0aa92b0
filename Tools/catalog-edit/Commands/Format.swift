import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit format`: formats catalogs exactly as Xcode does.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration.localized("edit-format", named: "format")

  @Argument(help: .key("help.edit.formatPaths"), completion: .catalogs)
  var paths: [String] = []

  @Flag(name: .long, help: .key("help.edit.check"))
  var check = false

  @Flag(name: .long, help: .key("help.edit.diff"))
  var diff = false

  func run() throws {
    var hasChanges = false
    var isComplete = true
    let named = NamedPaths(paths.isEmpty ? ["."] : paths.filter { $0 != "-" })
    for path in try files() {
      do throws(CatalogToolError) {
        hasChanges = try format(path, among: named) || hasChanges
      } catch {
        isComplete = false
        ToolMessage.error.print("\(error)")
      }
    }
    guard isComplete else { throw ExitCode(2) }
    if hasChanges, check || diff { throw ExitCode(1) }
  }

  private func files() throws -> [String] {
    let named = paths.filter { $0 != "-" }
    var files = paths.count > named.count ? ["-"] : []
    if !named.isEmpty || paths.isEmpty {
      files += try CatalogFinder().files(at: paths.isEmpty ? ["."] : named)
    }
    guard !files.isEmpty else {
      throw CatalogToolError.noCatalogsFound(paths.isEmpty ? ["."] : paths)
    }
    return files
  }

  /// Formats a file, or shows how it would change; returns whether there is anything to change.
  private func format(
    _ path: String, among named: NamedPaths
  ) throws(CatalogToolError) -> Bool {
    let file = try CatalogFile(at: path, among: named)
    let formatted = try file.edited(by: CatalogFormatter.formatted)
    let isChanged = formatted != file.catalog.bytes
    if diff {
      let difference = FileDifference(path: path, old: file.catalog.bytes, new: formatted)
      try Self.write(difference.bytes())
    } else if !check {
      try file.save(formatted)
    }
    if isChanged, !diff, path != "-" || check {
      let key = check ? "edit.format.different" : "edit.format.done"
      try Self.write(Array((ToolText.text(key, .text(path)) + "\n").utf8))
    }
    return isChanged
  }

  private static func write(_ bytes: [UInt8]) throws(CatalogToolError) {
    try CatalogToolError.wrap { () throws(FileError) in try StandardStream.writeReport(bytes) }
  }
}
