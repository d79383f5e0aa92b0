import CatalogToolSupport
import FilePaths
import StringCatalogs
import StringTables
import ToolSupport

/// The catalogs that a report compares with: those of a revision of git, or those at a path.
struct EarlierCatalogs: Sendable {
  /// The bytes of the earlier versions, by the absolute paths of the current files.
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
  }

  private static func bytes(at path: String) throws(CatalogToolError) -> [UInt8] {
    try CatalogToolError.wrap { () throws(FileError) in try SystemFile.bytes(atNamed: path) }
  }

  /// Returns the earlier versions of the catalogs of an input; nil for one that there was not.
  func versions(of input: CatalogInput) -> [StringCatalog?] {
    guard input.tables != nil else {
      return [files[input.absolutePath].flatMap { try? StringCatalog(bytes: $0) }]
    }
    return TableGroup(
      input.paths.compactMap { path in files[path].map { (path: path, bytes: $0) } }
    )
    .catalogs.compactMap { try? StringCatalog(bytes: $0.bytes) }
  }
}
