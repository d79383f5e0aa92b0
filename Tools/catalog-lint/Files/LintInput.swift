import CatalogToolSupport
import FilePaths
import StringTables
import ToolSupport

/// A catalog or a table to lint: a file, or standard input.
struct LintInput: Sendable {
  /// The absolute path of the file; nil for standard input.
  let file: String?

  /// The path in reports.
  let shownPath: String

  /// The absolute path.
  let absolutePath: String

  /// Whether the file was named, and not found in a folder or beside another one.
  var isNamed = false

  /// The paths that were named, among which the file is or was found; nil for a file beside them.
  var named: NamedPaths?

  /// The files that are linted together with this one; nil for a catalog.
  var tables: TableFiles?

  /// Returns the catalogs and tables at paths, of which `-` is standard input; without paths, those
  /// in the current folder.
  ///
  /// With `storeTexts`, they include the texts for stores.
  /// A file is included once, however often and in whatever way it is named.
  static func inputs(
    at paths: [String], stdinFilename: String, run: RunPath = RunPath(), storeTexts: Bool = false
  ) throws(CatalogToolError) -> [LintInput] {
    let files = try CatalogToolError.wrap { () throws(FileError) in
      try CatalogFinder { path in
        TableName.isTable(path)
          || storeTexts && StoreTextName(path: run.absolute(path)) != nil
      }
      .files(at: paths.isEmpty ? ["."] : paths.filter { $0 != "-" })
    }
    let named = NamedPaths(paths.isEmpty ? ["."] : paths.filter { $0 != "-" })
    let namedFiles = Set(paths)
    var seen: Set<String> = []
    var inputs: [LintInput] = []
    for file in files {
      let absolutePath = run.absolute(file)
      guard seen.insert(absolutePath).inserted else { continue }
      inputs.append(
        LintInput(
          file: file, shownPath: run.shown(file), absolutePath: absolutePath,
          isNamed: namedFiles.contains(file), named: named))
    }
    if paths.contains("-") {
      inputs.append(
        LintInput(
          file: nil, shownPath: run.shown(stdinFilename),
          absolutePath: run.absolute(stdinFilename)))
    }
    return groupingTables(inputs)
  }

  /// Returns the inputs, of which those of one table are linted together.
  private static func groupingTables(_ inputs: [LintInput]) -> [LintInput] {
    var tables: [String: TableFiles] = [:]
    return inputs.map { input in
      guard let group = tables[input.absolutePath] ?? TableFiles(around: input) else {
        return input
      }
      for path in group.paths { tables[path] = group }
      var input = input
      input.tables = group
      return input
    }
  }

  /// Returns the location at which the file is replaced; a link is followed only if it was named.
  func location(of file: String) throws(FileError) -> FileLocation {
    try FileError.writing(file) { () throws(FileFailure) in
      guard let named else { return try FileLocation(found: file) }
      return try named.location(of: file)
    }
  }

  /// Reads the bytes.
  func bytes() throws(CatalogToolError) -> [UInt8] {
    try CatalogToolError.wrap { () throws(FileError) in
      guard let file else { return try SystemFile.standardInput() }
      return isNamed ? try SystemFile.bytes(atNamed: file) : try SystemFile.bytes(at: file)
    }
  }
}
