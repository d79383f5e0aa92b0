import CatalogToolSupport
import FilePaths
import StringCatalogs
import StringTables
import ToolSupport

/// The catalogs that a report compares with: those of a revision of git, or those at a path.
struct EarlierCatalogs: Sendable {
  /// The earlier versions, by the absolute paths of the current files.
  let catalogs: [String: StringCatalog]

  private let files: [String: [UInt8]]

  /// Reads the earlier versions of files, given by their absolute paths.
  ///
  /// A file or a folder of that name is taken for one; a file stands for the only catalog, and a
  /// folder has files of the same relative paths.
  init(_ name: String, of paths: [String]) throws(CatalogToolError) {
    let run = RunPath()
    var files: [String: [UInt8]] = [:]
    switch FileStatus.kind(of: name) {
    case .file:
      guard paths.count == 1 else {
        throw .unusable(LocalizedMessage("progress.error.oneFile", .text(name)))
      }
      files[paths[0]] = try Self.bytes(at: name)
    case .folder:
      for path in paths {
        let earlier = run.absolute("\(name)/\(run.shown(path))")
        if CatalogFinder.isFile(earlier) { files[path] = try Self.bytes(at: earlier) }
      }
      guard !files.isEmpty else {
        throw .unusable(LocalizedMessage("progress.error.otherFolder", .text(name)))
      }
    default: files = try GitRevision(name, files: paths).files
    }
    self.files = files
    catalogs = files.compactMapValues { try? StringCatalog(bytes: $0) }
  }

  private static func bytes(at path: String) throws(CatalogToolError) -> [UInt8] {
    try CatalogToolError.wrap { () throws(FileError) in try SystemFile.bytes(atNamed: path) }
  }

  /// Returns the earlier catalogs of a table, by the absolute paths of its files.
  func tables(of paths: [String]) -> [StringCatalog] {
    TableGroup(paths.compactMap { path in files[path].map { (path: path, bytes: $0) } })
      .catalogs.compactMap { try? StringCatalog(bytes: $0.bytes) }
  }
}
