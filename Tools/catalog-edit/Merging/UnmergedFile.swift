import CatalogEditing
import CatalogToolSupport
import FilePaths
import StringCatalogs
import ToolSupport

/// A catalog with a merge that is still open, in the versions that git keeps until `git add`.
struct UnmergedFile {
  /// The path, as the user would name it.
  let path: String

  /// The folder in which git was asked.
  private let folder: String

  /// The names of git's objects by stage: 1 is the base, 2 is ours, 3 is theirs.
  private var objects: [Int: String] = [:]

  /// Returns the catalogs at paths, or in them, sorted by path; throws if git can't be asked.
  static func all(at paths: [String]) throws -> [UnmergedFile] {
    var files: [String: UnmergedFile] = [:]
    for path in paths {
      let isFolder = FileStatus.kind(of: path) == .folder
      let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      // A file that one side deleted may be gone from the folder.
      let folder = isFolder ? path : path[..<end].isEmpty ? "." : String(path[..<end])
      let name = isFolder ? "." : String(path[end...])
      let output = try git(["ls-files", "--unmerged", "-z", "--", name], in: folder)
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
  enum Contents {
    /// These conflicts.
    case conflicts([MergeConflict])

    /// One side deleted the file, and the other changed it.
    case deleted(MergeConflict.Kind)

    /// A version can't be merged by key, for this reason.
    case unreadable(CatalogToolError)
  }

  /// Merges the versions again.
  func contents() throws -> Contents {
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
    let common = try base.catalog ?? StringCatalog(bytes: empty)
    let merge = try CatalogMerge(base: common, ours: catalogs[0], theirs: catalogs[1])
    return .conflicts(merge.conflicts)
  }

  /// Whether the file has no conflict markers, so that it may be resolved.
  var hasNoMarkers: Bool {
    guard let bytes = try? SystemFile.bytes(at: path) else { return false }
    return MergeSide.read(bytes, named: path).problem == nil
  }

  private func bytes(ofStage stage: Int) throws -> [UInt8]? {
    try objects[stage].map { try Self.git(["cat-file", "blob", $0], in: folder) }
  }

  private static func git(_ arguments: [String], in folder: String) throws -> [UInt8] {
    let run = try Git.output(of: ["--literal-pathspecs"] + arguments, in: folder)
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
