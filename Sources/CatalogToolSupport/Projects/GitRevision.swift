import FilePaths
import StringCatalogs
import ToolSupport

/// The files of a git revision, read without a checkout: by two processes of git, or by five if
/// there are files that it does not have under their names.
package struct GitRevision: Sendable {
  /// The bytes of each file that the revision has, by absolute path; of a renamed file, those under
  /// its earlier name.
  package private(set) var files: [String: [UInt8]] = [:]

  /// The revision as named by the user; only a message and ``tree(of:)`` may use it.
  private let name: String

  /// The folder in which git runs.
  private let folder: String

  /// The hash of the revision's tree: no option of git, whatever the name is.
  private var tree = ""

  /// Reads files, given by their absolute paths; throws if git or the revision can't be used.
  package init(_ name: String, files paths: [String]) throws(CatalogToolError) {
    // An argument of a process ends at a NUL.
    guard !name.utf8.contains(where: { $0 < 0x20 }) else { throw Self.unknown(name) }
    self.name = name
    // The repository is that of the first file, wherever the run began.
    folder = paths.map(RunPath.folder).first { CatalogFinder.exists($0) } ?? RunPath().absolute(".")
    let folder = folder
    tree = try treeHash()
    let (tree, locations) = (tree, paths.map { RunPath.relative($0, to: folder) })
    var output = try objects(locations.map { "\(tree):\($0)" })[...]
    for path in paths { files[path] = Self.object(in: &output) }
    try readRenamed(paths.filter { files[$0] == nil })
  }

  /// Reads files that the revision has under another name.
  private mutating func readRenamed(_ paths: [String]) throws(CatalogToolError) {
    guard !paths.isEmpty else { return }
    let earlier = try earlierPaths(of: paths)
    let renamed = paths.compactMap { path in earlier[path].map { (path: path, earlier: $0) } }
    guard !renamed.isEmpty else { return }
    var output = try objects(renamed.map { "\(tree):\($0.earlier)" })[...]
    for (path, _) in renamed { files[path] = Self.object(in: &output) }
  }

  /// Returns the paths in the repository that renamed files had in the revision, by their absolute
  /// paths of today: of these files, and of others with the same extensions.
  private func earlierPaths(of paths: [String]) throws(CatalogToolError) -> [String: String] {
    let extensions = Set(paths.map { $0[($0.lastIndex(of: ".") ?? $0.startIndex)...] }).sorted()
    let output = try git(
      [
        "diff-index", "--find-renames", "--diff-filter=R", "--name-status", "-z", "--no-ext-diff",
        "--no-textconv", "--ignore-submodules=all", tree, "--",
      ] + extensions.map { ":(top)*\($0)" })
    guard !output.isEmpty else { return [:] }
    let up =
      String(decoding: try git(["rev-parse", "--show-cdup"]), as: UTF8.self)
      .split(separator: "\n").first ?? ""
    let root = RunPath().absolute("\(folder)/\(up)")
    // Each is a similarity, such as R100, and two paths.
    let words = output.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var earlier: [String: String] = [:]
    for start in stride(from: 0, to: words.count - 2, by: 3) {
      earlier["\(root)/\(words[start + 2])"] = words[start + 1]
    }
    return earlier
  }

  /// Returns the hash of the revision's tree.
  ///
  /// The revision may also be a tag or a tree, such as the empty one. Only here its name is an
  /// argument of git.
  private func treeHash() throws(CatalogToolError) -> String {
    let process = try run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{tree}"])
    // A status above 1 means that there is no repository.
    guard process.status <= 1 else { throw failure(process.errors) }
    let hash = String(decoding: process.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    // Git answers with a caret for what is not in a revision.
    guard process.status == 0, !hash.isEmpty, !hash.hasPrefix("^") else {
      throw Self.unknown(name)
    }
    return hash
  }

  /// Returns what git prints about objects, one after the other.
  private func objects(_ requests: [String]) throws(CatalogToolError) -> [UInt8] {
    var input = ""
    for request in requests { input += try line(asking: request) + "\n" }
    return try git(["cat-file", "--batch"], input: input)
  }

  /// Returns the line with which git is asked for an object: its hash if its path has several
  /// lines, as not every git takes them.
  private func line(asking request: String) throws(CatalogToolError) -> String {
    guard request.utf8.contains(UInt8(ascii: "\n")) else { return request }
    let process = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", request])
    let hash = process.bytes.prefix { $0 != UInt8(ascii: "\n") }
    return process.status == 0 ? String(decoding: hash, as: UTF8.self) : "\(tree):"
  }

  private func git(_ arguments: [String], input: String = "") throws(CatalogToolError) -> [UInt8] {
    let process = try run(arguments, input: input)
    guard process.status == 0 else { throw failure(process.errors) }
    return process.bytes
  }

  private func run(
    _ arguments: [String], input: String = ""
  ) throws(CatalogToolError) -> (status: Int32, bytes: [UInt8], errors: String) {
    let process = try CatalogToolError.wrap { () throws(FileError) in
      try Git.output(of: arguments, in: folder, input: Array(input.utf8))
    }
    guard let process else { throw .unusable(LocalizedMessage("lint.git.missing", .text(name))) }
    return process
  }

  private func failure(_ errors: String) -> CatalogToolError {
    let reason = errors.split(separator: "\n").first.map(String.init) ?? ""
    return .unusable(LocalizedMessage("lint.git.failed", .text(name), .text(reason)))
  }

  /// Reads the next object of git's output; nil if the revision does not have it.
  private static func object(in output: inout ArraySlice<UInt8>) -> [UInt8]? {
    let line = output.prefix { $0 != UInt8(ascii: "\n") }
    output = output.dropFirst(line.count + 1)
    // An object is announced by its name, type and size; a missing one by the request.
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, let size = Int(words[2]), size >= 0, size < output.count else {
      return nil
    }
    let bytes = Array(output.prefix(size))
    output = output.dropFirst(size + 1)
    return ["blob", "tree"].contains(words[1]) ? bytes : nil
  }

  private static func unknown(_ name: String) -> CatalogToolError {
    .unusable(LocalizedMessage("lint.git.unknownRevision", .text(name)))
  }
}
