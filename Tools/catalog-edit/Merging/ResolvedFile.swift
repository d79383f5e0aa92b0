import CatalogEditing
import CatalogToolSupport
import LintProject
import StringCatalogs
import ToolSupport

/// A file whose conflicts `catalog-edit resolve` decides.
struct ResolvedFile {
  let file: UnmergedFile

  /// The linter of the project.
  let linter: ProjectLinter

  /// The merge, with what is decided so far.
  var merge: OpenMerge

  private let location: FileLocation

  /// Reads a file; links are followed only if they are among the named paths.
  init(
    _ file: UnmergedFile, among named: NamedPaths, in session: ProjectSession
  ) throws(CatalogToolError) {
    self.file = file
    if file.isDeleted {
      throw .unusable(LocalizedMessage("edit.resolve.deleted", .text(file.path)))
    }
    let (location, bytes) = try CatalogToolError.wrap { () throws(FileError) in
      try FileError.reading(file.path) { () throws(FileFailure) in
        let location = try named.location(of: file.path)
        return (location, try location.open().bytes())
      }
    }
    self.location = location
    merge = try OpenMerge(file, bytes: bytes)
    let linting = session.linting(ofFile: file.path)
    if let problem = linting.problem { throw .unusable(problem) }
    linter = linting.linter.withKnownFindings
  }

  /// The number of conflicts that are open.
  var openCount: Int { merge.resolution.openConflicts.count }

  /// Saves the file if it has changed.
  ///
  /// If somebody else saved it meanwhile, `decide` decides again what was decided now, and the
  /// other changes stay.
  mutating func save(
    decidingAgain decide: (inout ResolvedFile) -> Void
  ) throws(CatalogToolError) {
    if try saveUnlessChanged() { return }
    let bytes = try CatalogToolError.wrap { () throws(FileError) in
      try FileError.reading(file.path) { () throws(FileFailure) in try location.open().bytes() }
    }
    merge = try OpenMerge(file, bytes: bytes)
    decide(&self)
    guard try saveUnlessChanged() else { throw .changedMeanwhile(path: file.path) }
  }

  /// Saves the file; returns false if it isn't any more what was read.
  private mutating func saveUnlessChanged() throws(CatalogToolError) -> Bool {
    let bytes = merge.newBytes
    guard bytes != merge.bytes else { return true }
    guard try replace(merge.bytes, with: bytes) else { return false }
    merge.markSaved()
    return true
  }

  /// Saves the files that have changed; if one can't be saved, those before it are as they were.
  static func save(_ files: [ResolvedFile]) throws(CatalogToolError) {
    var saved: [(file: ResolvedFile, bytes: [UInt8])] = []
    for file in files {
      let bytes = file.merge.newBytes
      guard bytes != file.merge.bytes else { continue }
      do throws(CatalogToolError) {
        guard try file.replace(file.merge.bytes, with: bytes) else {
          throw .changedMeanwhile(path: file.file.path)
        }
        saved.append((file, bytes))
      } catch {
        for (file, bytes) in saved { _ = try? file.replace(bytes, with: file.merge.bytes) }
        throw error
      }
    }
  }

  /// Replaces the file if it has the expected bytes.
  private func replace(
    _ expected: [UInt8], with bytes: [UInt8]
  ) throws(CatalogToolError) -> Bool {
    try CatalogToolError.wrap { () throws(FileError) in
      try location.replace(expected, with: bytes)
    }
  }
}
