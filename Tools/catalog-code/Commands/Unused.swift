import ArgumentParser
import CatalogEditing
import CatalogRules
import CatalogToolSupport
import CodeChecks
import Escaping
import FilePaths
import StringCatalogs
import ToolSupport

/// `catalog-code unused`: the keys that no code uses; removes those that are certain.
struct Unused: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "code-unused", named: "unused", hasDiscussion: true)

  @Argument(help: .key("help.code.unusedPaths"), completion: .catalogs)
  var paths: [String] = []

  @OptionGroup(.input) var code: CodeOptions

  @OptionGroup(.input) var configuration: ConfigurationOptions

  @Flag(name: .long, help: .key("help.code.remove"))
  var remove = false

  @OptionGroup var diff: DiffOption

  func run() throws {
    let session = try ProjectSession(configuration)
    let run = session.run
    let wanted = Set(paths.filter(ProjectFiles.isCatalog).map(run.shown))
    let folders = paths.filter { !ProjectFiles.isCatalog($0) }
    let roots = (folders.isEmpty ? ["."] : folders) + wanted.sorted()
    let named = NamedPaths(roots)
    let project = try ProjectFiles(at: roots, session).project(code)
    // What could not be read may use any key.
    guard project.errors.isEmpty else { return try project.report(isFailure: false) }
    let keys = CodeChecker(project.code).unusedKeys()
    var hasChanges = false
    for (index, catalog) in project.code.catalogs.enumerated() {
      let unused = keys.filter { $0.catalog == index }
      guard !unused.isEmpty, wanted.isEmpty || wanted.contains(catalog.path) else { continue }
      let certain = unused.filter { $0.confidence == .certain }
      if remove || diff.diff {
        hasChanges = try edit(catalog, among: named, removing: certain.map(\.key)) || hasChanges
      }
      guard !diff.diff else { continue }
      for key in remove ? unused.filter({ $0.confidence != .certain }) : unused {
        try StandardStream.writeReport(Self.line(key, in: catalog))
      }
      if remove {
        try StandardStream.writeReport(
          Self.count("code.unused.removed", certain.count, in: catalog)
            + Self.count("code.unused.spared", unused.count - certain.count, in: catalog))
      }
    }
    if diff.diff, hasChanges { throw ExitCode(1) }
  }

  /// Removes keys from the file of a catalog, or shows how; returns whether there is any.
  private func edit(
    _ catalog: ProjectCatalog, among named: NamedPaths, removing keys: [String]
  ) throws -> Bool {
    guard !keys.isEmpty else { return false }
    let file = try CatalogFile(at: catalog.path, among: named)
    // The difference has its own exit status, after those of other catalogs.
    do {
      try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
        try editor.apply(keys.map { .removeEntry(key: $0) })
      }
    } catch let status as ExitCode where status == ExitCode(1) {
      return true
    }
    return true
  }

  private static func line(_ key: UnusedKey, in catalog: ProjectCatalog) -> String {
    let location = catalog.location(at: key.range.lowerBound)
    let text = ToolText.text(key.message)
    let other = key.location.map { " (\($0.path):\($0.line):\($0.column))" } ?? ""
    let start = "\(location.path):\(location.line):\(location.column): \(key.confidence): "
    return VisibleText("\(start)\(key.key): \(text)\(other)", limit: nil).text + "\n"
  }

  private static func count(_ key: String, _ count: Int, in catalog: ProjectCatalog) -> String {
    guard count > 0 else { return "" }
    return ToolText.text(key, .text(catalog.path), .integer(Int64(count))) + "\n"
  }
}
