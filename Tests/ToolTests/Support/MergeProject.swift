import Foundation
import TestSupport
import Testing

/// A separate repository in which two versions of a catalog of Korean texts are merged.
struct MergeProject {
  let folder: TemporaryFolder

  /// `catalog-edit`, run in the repository.
  let tool: Tool

  /// Creates an empty repository.
  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// Runs git in the repository.
  @discardableResult
  func git(_ arguments: String...) throws -> Program.Run {
    let user = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    return try #require(Program(named: "git")).run(user + arguments, folder: folder.url)
  }

  /// Merges two branches whose catalogs have texts; nil is a deleted catalog.
  func merge(
    base: KeyValuePairs<String, String>?, ours: KeyValuePairs<String, String>?,
    theirs: KeyValuePairs<String, String>?, at path: String = "App/A.xcstrings",
    withDriver: Bool = false
  ) throws {
    if withDriver {
      let driver = "\(tool.executable.path) merge %O %A %B -o %A --path %P"
      try git("config", "merge.xcstrings.driver", driver)
      try folder.write("*.xcstrings merge=xcstrings\n".utf8, to: ".gitattributes")
    }
    func commit(_ texts: KeyValuePairs<String, String>?) throws {
      if let texts {
        try folder.write(KoreanCatalog.text(texts).utf8, to: path)
      } else {
        try? FileManager.default.removeItem(at: folder.url.appending(path: path))
      }
      // A version may be the same as the one before.
      try folder.write(UUID().uuidString.utf8, to: "other-\(UUID()).txt")
      try git("add", "--all")
      try git("commit", "--quiet", "--message", "Change")
    }
    try commit(base)
    try git("checkout", "--quiet", "-b", "theirs")
    try commit(theirs)
    try git("checkout", "--quiet", "main")
    try commit(ours)
    try git("merge", "theirs", "--no-edit")
  }
}
