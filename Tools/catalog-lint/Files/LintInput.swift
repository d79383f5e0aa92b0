import LintSupport
import ToolSupport

/// A catalog to lint: a file, or standard input.
struct LintInput: Sendable {
  /// The absolute path of the file; nil for standard input.
  let file: String?

  /// The path in reports.
  let shownPath: String

  /// The absolute path.
  let absolutePath: String

  /// Returns the catalogs at paths, of which `-` is standard input; without paths, those in the
  /// current folder.
  ///
  /// A file is included once, however often and in whatever way it is named.
  static func inputs(
    at paths: [String], stdinFilename: String, run: RunPath = RunPath()
  ) throws(LintError) -> [LintInput] {
    let files = try LintError.wrap { () throws(FileError) in
      try CatalogFinder().files(at: paths.isEmpty ? ["."] : paths.filter { $0 != "-" })
    }
    var seen: Set<String> = []
    var inputs: [LintInput] = []
    for file in files {
      let absolutePath = run.absolute(file)
      guard seen.insert(absolutePath).inserted else { continue }
      inputs.append(
        LintInput(file: file, shownPath: run.shown(file), absolutePath: absolutePath))
    }
    if paths.contains("-") {
      inputs.append(
        LintInput(
          file: nil, shownPath: run.shown(stdinFilename),
          absolutePath: run.absolute(stdinFilename)))
    }
    return inputs
  }

  /// Reads the bytes.
  func bytes() throws(LintError) -> [UInt8] {
    try LintError.wrap { () throws(FileError) in
      guard let file else { return try SystemFile.standardInput() }
      return try SystemFile.bytes(at: file)
    }
  }
}
