import CatalogBatches
import CatalogToolSupport
import LintProject
import StringCatalogs
import ToolSupport

/// The catalogs that a batch of edits may change, as they were read.
struct OpenCatalogs {
  /// The files, in the order in which they were found.
  let files: [CatalogFile]

  private let linters: [ProjectLinter]

  /// Reads the catalogs at paths; without paths, those in the current folder.
  init(at paths: [String]) throws(CatalogToolError) {
    let paths = paths.isEmpty ? ["."] : paths
    let found = try CatalogToolError.wrap { () throws(FileError) in
      try CatalogFinder().files(at: paths)
    }
    guard !found.isEmpty else { throw .noCatalogsFound(paths) }
    let named = NamedPaths(paths)
    files = try found.map { path throws(CatalogToolError) in
      try CatalogFile(at: path, among: named)
    }
    let session = ProjectSession()
    linters = try found.map { path throws(CatalogToolError) in
      let linting = session.linting(ofFile: path)
      // Without the rules of the project, nobody would notice what an edit breaks.
      if let problem = linting.problem { throw .unusable(problem) }
      // What a baseline knows is known before and after an edit.
      return linting.linter.withKnownFindings
    }
  }

  /// Returns a batch of edits of the catalogs.
  func batch(_ options: BatchOptions) -> EditBatch {
    let catalogs = zip(files, linters).map { file, linter in
      EditBatch.Catalog(path: file.path, catalog: file.catalog, linter: linter)
    }
    return EditBatch(catalogs, options: options)
  }

  /// Returns the linter of a file.
  func linter(at index: Int) -> ProjectLinter { linters[index] }

  /// Saves the catalogs that have changed, or shows the changes.
  func write(_ catalogs: [StringCatalog], showsDifference: Bool) throws {
    guard showsDifference else { return try save(catalogs) }
    try StandardStream.writeReport(difference(to: catalogs))
  }

  /// Saves the catalogs that have changed, each once; if one can't be saved, those before it are as
  /// they were.
  func save(_ catalogs: [StringCatalog]) throws(CatalogToolError) {
    var saved: [(file: CatalogFile, bytes: [UInt8])] = []
    for (file, catalog) in zip(files, catalogs) where file.catalog.bytes != catalog.bytes {
      do throws(CatalogToolError) {
        try file.save(catalog.bytes)
        saved.append((file, catalog.bytes))
      } catch {
        for (file, bytes) in saved { try? file.save(file.catalog.bytes, over: bytes) }
        throw error
      }
    }
  }

  /// Returns what has changed as a unified diff.
  private func difference(to catalogs: [StringCatalog]) -> [UInt8] {
    zip(files, catalogs).flatMap { file, catalog -> [UInt8] in
      guard file.catalog.bytes != catalog.bytes else { return [] }
      return FileDifference(path: file.path, old: file.catalog.bytes, new: catalog.bytes).bytes()
    }
  }

  /// Returns whether a catalog has changed.
  func differ(from catalogs: [StringCatalog]) -> Bool {
    zip(files, catalogs).contains { $0.catalog.bytes != $1.bytes }
  }
}
