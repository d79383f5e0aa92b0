import LintSupport
import StringCatalogs
import ToolSupport

/// The files of a git revision, read by one process of git without a checkout.
struct GitRevision {
  /// The bytes of each file that the revision has, by absolute path.
  private(set) var files: [String: [UInt8]] = [:]

  /// Reads files, given by their absolute paths; throws if git or the revision can't be used.
  init(_ name: String, files paths: [String]) throws(LintError) {
    // A name is one line of git's input.
    guard !name.utf8.contains(where: { $0 < 0x20 }) else { throw Self.unknown(name) }
    let paths = paths.filter { !$0.contains("\n") }
    // The repository is that of the first file, wherever the run began.
    let folder =
      paths.map(RunPath.folder).first { CatalogFinder.exists($0) } ?? RunPath().absolute(".")
    let requests =
      ["\(name)^{tree}"] + paths.map { "\(name):\(RunPath.relative($0, to: folder))" }
    let text = requests.map { $0 + "\n" }.joined()
    let process = try LintError.wrap { () throws(FileError) in
      try ChildProcess.output(
        of: "git", ["-C", folder, "cat-file", "--batch"], input: Array(text.utf8))
    }
    guard let process else { throw .unusable(LocalizedMessage("lint.git.missing", .text(name))) }
    var output = process.bytes[...]
    guard process.status == 0 else {
      let reason = process.errors.split(separator: "\n").first.map(String.init) ?? ""
      throw .unusable(LocalizedMessage("lint.git.failed", .text(name), .text(reason)))
    }
    guard Self.object(in: &output) != nil else { throw Self.unknown(name) }
    for path in paths { files[path] = Self.object(in: &output) }
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

  private static func unknown(_ name: String) -> LintError {
    .unusable(LocalizedMessage("lint.git.unknownRevision", .text(name)))
  }
}
