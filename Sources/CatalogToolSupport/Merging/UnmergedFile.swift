package import CatalogEditing
import FilePaths
package import StringCatalogs
import ToolSupport

/// A catalog with a merge that is still open, in the versions that git keeps until `git add`.
package struct UnmergedFile {
  /// The path, as the user would name it.
  package let path: String

  /// The folder in which git was asked.
  private let folder: String

  /// The names of git's objects by stage: 1 is the base, 2 is ours, 3 is theirs.
  private var objects: [Int: String] = [:]

  /// Returns the catalogs at paths, or in them, sorted by path; throws if git can't be asked.
  package static func all(at paths: [String]) throws(CatalogToolError) -> [UnmergedFile] {
    var files: [String: UnmergedFile] = [:]
    for path in paths {
      let isFolder = FileStatus.kind(of: path) == .folder
      let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      // A file that one side deleted may be gone from the folder.
      let folder = isFolder ? path : path[..<end].isEmpty ? "." : String(path[..<end])
      let name = isFolder ? "." : String(path[end...])
      let output = try git(["ls-files", "--unmerged", "-z", "--", name], in: folder)
      if output.isEmpty, FileStatus.kind(of: path) == nil {
        throw .file(.cannotRead(path: path, reason: SystemFile.lastReason))
      }
      for record in output.split(separator: 0) {
        // MODE SPACE OBJECT SPACE STAGE TAB PATH
        let halves = record.split(separator: 0x09, maxSplits: 1)
        let words = halves.first?.split(separator: 0x20) ?? []
        guard halves.count == 2, words.count == 3,
          let stage = Int(String(decoding: words[2], as: UTF8.self))
        else { continue }
        let shown = joined(folder, String(decoding: halves[1], as: UTF8.self))
        guard FolderPath.isPath(shown, endingIn: ".xcstrings") else { continue }
        files[shown, default: UnmergedFile(path: shown, folder: folder)].objects[stage] =
          String(decoding: words[1], as: UTF8.self)
      }
    }
    return files.values.sorted { $0.path < $1.path }
  }

  private init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }

  /// What the merge left open.
  package enum Contents {
    /// These conflicts, as git keeps them.
    case conflicts(MergeResolution)

    /// One side deleted the file, and the other changed it.
    case deleted(MergeConflict.Kind)

    /// A version can't be merged by key, for this reason.
    case unreadable(CatalogToolError)
  }

  /// Whether one side deleted the file.
  package var isDeleted: Bool { objects[2] == nil || objects[3] == nil }

  /// Merges the versions again.
  package func contents() throws(CatalogToolError) -> Contents {
    guard let ours = try bytes(ofStage: 2) else { return .deleted(.removedByUs) }
    guard let theirs = try bytes(ofStage: 3) else { return .deleted(.removedByThem) }
    let empty = Array(#"{"strings":{}}"#.utf8)
    let base = MergeSide.read(try bytes(ofStage: 1) ?? empty, named: path)
    var catalogs: [StringCatalog] = []
    for (bytes, side) in [(ours, "ours"), (theirs, "theirs")] {
      let version = MergeSide.read(bytes, named: "\(path) (\(side))")
      if let problem = version.problem { return .unreadable(problem) }
      catalogs += version.catalog.map { [$0] } ?? []
    }
    do {
      let common = try base.catalog ?? StringCatalog(bytes: empty)
      return .conflicts(
        try MergeResolution(base: common, ours: catalogs[0], theirs: catalogs[1]))
    } catch let error as EditingError {
      return .unreadable(.refused(path: path, error))
    } catch {
      return .unreadable(.unusable(LocalizedMessage("edit.resolve.edited", .text(path))))
    }
  }

  /// Returns why the conflicts have no base although git has one; nil if they have it, or git has
  /// none.
  ///
  /// If two branches were merged into each other, they have several common versions, and git merges
  /// those first, with conflict markers where they differ.
  package func reasonForMissingBase() throws(CatalogToolError) -> LocalizedMessage? {
    guard let bytes = try bytes(ofStage: 1),
      MergeSide.read(bytes, named: path).catalog == nil
    else { return nil }
    return LocalizedMessage(
      MarkedFile(bytes) == nil ? "edit.merge.baseDamaged" : "edit.merge.baseCrossed",
      .text(path))
  }

  /// Returns whether the file is what git makes of the versions line by line, so that nothing that
  /// somebody wrote is lost with it.
  func isLineMerge(_ file: MarkedFile) throws(CatalogToolError) -> Bool {
    let folder: PrivateFolder
    do throws(FileError) {
      folder = try PrivateFolder()
    } catch {
      throw .file(error)
    }
    var paths: [String] = []
    for stage in [2, 1, 3] {
      let path = "\(folder.path)/\(stage)"
      let bytes = try bytes(ofStage: stage) ?? []
      try CatalogToolError.wrap { () throws(FileError) in
        try AtomicFile.replace(path, with: bytes)
      }
      paths.append(path)
    }
    let merged = Git.output(of: ["merge-file", "-p", "-q", "--"] + paths)
    if Self.hasSides(of: file, merged?.bytes) { return true }
    return Self.hasSides(of: file, Self.treeMerge(of: paths, in: folder.path))
  }

  /// Returns whether a merged file has the same sides as another one; which of their lines are
  /// between markers depends on settings.
  private static func hasSides(of file: MarkedFile, _ merged: [UInt8]?) -> Bool {
    guard let sides = merged.flatMap({ MarkedFile($0) }) else { return false }
    return sides.ours == file.ours && sides.theirs == file.theirs
  }

  /// Returns what `git merge` makes of three versions, which compares lines in another way than
  /// `git merge-file` does; nil if git is older than 2.38.
  ///
  /// The versions are merged in a repository of their own.
  private static func treeMerge(of paths: [String], in folder: String) -> [UInt8]? {
    let repository = folder + "/repository"
    func run(_ arguments: [String], input: [UInt8] = []) -> (status: Int32, words: [String])? {
      guard let run = try? Git.output(of: arguments, in: repository, input: input) else {
        return nil
      }
      let text = String(decoding: run.bytes, as: UTF8.self)
      return (run.status, text.split { $0 == "\n" || $0 == "\0" }.map(String.init))
    }
    guard Git.output(of: ["init", "-q", "--template=", "--", repository])?.status == 0 else {
      return nil
    }
    var commits: [String] = []
    for (number, path) in zip([2, 1, 3], paths).sorted(by: { $0.0 < $1.0 }) {
      guard let blob = run(["hash-object", "-w", "--no-filters", "--", path])?.words.first,
        let tree = run(["mktree"], input: Array("100644 blob \(blob)\tcatalog\n".utf8))?.words
          .first,
        let commit = run(
          ["-c", "user.name=metalens", "-c", "user.email=", "commit-tree", tree, "-m", "\(number)"]
            + commits.prefix(1).flatMap { ["-p", $0] })?.words.first
      else { return nil }
      commits.append(commit)
    }
    guard let merge = run(["merge-tree", "--write-tree", commits[1], commits[2]]),
      (0...1).contains(merge.status), let tree = merge.words.first
    else { return nil }
    let content = try? Git.output(of: ["cat-file", "blob", "\(tree):catalog"], in: repository)
    return content.flatMap { $0.status == 0 ? $0.bytes : nil }
  }

  /// Returns whether git is told not to merge the file, so that it left our version as it is.
  func isLeftToUs() throws(CatalogToolError) -> Bool {
    let output = try Self.git(
      ["check-attr", "-z", "merge", "--", FolderPath.name(of: path).description], in: parent)
    // PATH NUL ATTRIBUTE NUL VALUE NUL
    return output.split(separator: 0).last.map {
      ["unset", "binary"].contains(String(decoding: $0, as: UTF8.self))
    } ?? false
  }

  /// Returns whether bytes are the version of a side.
  func isSide(_ content: [UInt8]) throws(CatalogToolError) -> Bool {
    for stage in [2, 3] where try bytes(ofStage: stage) == content { return true }
    return false
  }

  /// Marks the file as resolved.
  package func stage() throws(CatalogToolError) {
    _ = try Self.git(["add", "--", FolderPath.name(of: path).description], in: parent)
  }

  /// The folder of the file.
  private var parent: String {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Whether the file has no conflict markers, so that it may be resolved.
  package var hasNoMarkers: Bool {
    guard let bytes = try? SystemFile.bytes(at: path) else { return false }
    return MergeSide.read(bytes, named: path).problem == nil
  }

  private func bytes(ofStage stage: Int) throws(CatalogToolError) -> [UInt8]? {
    guard let object = objects[stage] else { return nil }
    return try Self.git(["cat-file", "blob", object], in: folder)
  }

  private static func git(
    _ arguments: [String], in folder: String
  ) throws(CatalogToolError) -> [UInt8] {
    let run = try CatalogToolError.wrap { () throws(FileError) in
      try Git.output(of: ["--literal-pathspecs"] + arguments, in: folder)
    }
    guard let run else { throw CatalogToolError.noGit }
    guard run.status == 0 else {
      throw CatalogToolError.gitFailed(String(run.errors.split(separator: "\n").first ?? ""))
    }
    return run.bytes
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
