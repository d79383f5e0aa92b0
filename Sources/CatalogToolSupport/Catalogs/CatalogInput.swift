package import FilePaths
import StringTables
package import ToolSupport

/// A catalog or a table that a tool reads: a file, or standard input.
package struct CatalogInput: Sendable {
  /// The absolute path of the file; nil for standard input.
  package let file: String?

  /// The path in reports.
  package let shownPath: String

  /// The absolute path.
  package let absolutePath: String

  /// Whether the file was named, and not found in a folder or beside another one.
  var isNamed = false

  /// The paths that were named, among which the file is or was found; nil for a file beside them.
  var named: NamedPaths?

  /// The files that are read together with this one; nil for a catalog.
  package var tables: TableFiles?

  /// Whether the file is a Markdown document that was found in a folder, where only those that the
  /// configuration names are linted.
  package var isFoundDocument: Bool { file != nil && !isNamed && tables?.isDocument == true }

  /// Returns the catalogs and tables at paths, of which `-` is standard input; without paths, those
  /// in the current folder.
  ///
  /// With `prose`, they include the texts for stores and Markdown documents.
  /// A file is included once, however often and in whatever way it is named.
  package static func inputs(
    at paths: [String], stdinFilename: String, run: RunPath = RunPath(), prose: Bool = false
  ) throws(CatalogToolError) -> [CatalogInput] {
    let files = try CatalogToolError.wrap { () throws(FileError) in
      try CatalogFinder { path in
        TableName.isTable(path)
          || prose
            && (StoreTextName(path: run.absolute(path)) != nil || DocumentName.isDocument(path))
      }
      .files(at: paths.isEmpty ? ["."] : paths.filter { $0 != "-" })
    }
    let named = NamedPaths(paths.isEmpty ? ["."] : paths.filter { $0 != "-" })
    let namedFiles = Set(paths)
    var seen: Set<String> = []
    var inputs: [CatalogInput] = []
    for file in files {
      let absolutePath = run.absolute(file)
      guard seen.insert(absolutePath).inserted else { continue }
      inputs.append(
        CatalogInput(
          file: file, shownPath: run.shown(file), absolutePath: absolutePath,
          isNamed: namedFiles.contains(file), named: named))
    }
    if paths.contains("-") {
      inputs.append(
        CatalogInput(
          file: nil, shownPath: run.shown(stdinFilename),
          absolutePath: run.absolute(stdinFilename)))
    }
    return groupingTables(inputs, documents: prose)
  }

  /// Returns the inputs, of which those of one table are read together.
  private static func groupingTables(
    _ inputs: [CatalogInput], documents: Bool
  ) -> [CatalogInput] {
    var tables: [String: TableFiles] = [:]
    return inputs.map { input in
      let isDocument = documents && DocumentName.isDocument(input.absolutePath)
      let group =
        isDocument
        ? TableFiles(document: input) : tables[input.absolutePath] ?? TableFiles(around: input)
      guard let group else { return input }
      for path in group.paths { tables[path] = group }
      var input = input
      input.tables = group
      return input
    }
  }

  /// Returns the location at which the file is replaced; a link is followed only if it was named.
  package func location(of file: String) throws(FileError) -> FileLocation {
    try FileError.writing(file) { () throws(FileFailure) in
      guard let named else { return try FileLocation(found: file) }
      return try named.location(of: file)
    }
  }

  /// Reads the bytes.
  package func bytes() throws(CatalogToolError) -> [UInt8] {
    try CatalogToolError.wrap { () throws(FileError) in
      guard let file else { return try SystemFile.standardInput() }
      return isNamed ? try SystemFile.bytes(atNamed: file) : try SystemFile.bytes(at: file)
    }
  }
}
