import Foundation
import TestSupport
import Testing

/// `catalog-edit conflicts`, in a separate repository without a merge driver.
@Suite(.needs(.git))
struct CatalogEditConflictsTests {
  private let project: MergeProject
  private var folder: TemporaryFolder { project.folder }
  private var tool: Tool { project.tool }

  init() throws { project = try MergeProject() }

  @Test func listsTheTextsOfAllVersions() throws {
    try project.merge(
      base: ["a": "1", "b": "1"], ours: ["a": "2", "b": "1"], theirs: ["a": "3", "b": "2"])
    let run = try tool.run("conflicts")
    #expect(run.status == 1 && run.errorText.isEmpty, "\(run.errorText)")
    #expect(
      run.text == """
        App/A.xcstrings: conflict in “a” (ko): both sides made different changes.
          base:   “1”
          ours:   “2”
          theirs: “3”
        1 open conflict in 1 file

        """)
    for path in ["App", "App/A.xcstrings", folder.url.appending(path: "App").path] {
      #expect(try tool.run("conflicts", path).text.contains("\n1 open conflict in "), "\(path)")
    }

    // Resolved in the file, but not for git.
    try folder.write(KoreanCatalog.text(["a": "4", "b": "2"]).utf8, to: "App/A.xcstrings")
    let resolved = try tool.run("conflicts")
    #expect(resolved.status == 1 && resolved.errorText.contains("run “git add” on it"))
    try project.git("add", "--all")
    let none = try tool.run("conflicts")
    #expect(none.status == 0 && none.text == "No string catalog has an unresolved merge.\n")
  }

  @Test func writesThemAsJSON() throws {
    try project.merge(base: ["a": "1", "b": "1"], ours: ["a": "2"], theirs: ["a": "3", "b": "2"])
    let run = try tool.run("conflicts", "--json")
    #expect(run.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any]
    let conflicts = try #require(object?["conflicts"] as? [[String: Any]])
    #expect(conflicts.map { $0["key"] as? String } == ["a", "b"])
    #expect(conflicts.map { $0["kind"] as? String } == ["changed", "removed-by-us"])
    #expect(conflicts.map { $0["file"] as? String } == ["App/A.xcstrings", "App/A.xcstrings"])
    #expect(conflicts[0]["language"] as? String == "ko")
    let ours = conflicts[0]["ours"] as? [String: Any]
    #expect(ours?["texts"] as? [String] == ["2"] && ours?["state"] as? String == "translated")
    #expect(conflicts[1]["ours"] == nil && conflicts[1]["theirs"] != nil)
    try project.git("merge", "--abort")
    let none = try tool.run("conflicts", "--json")
    #expect(none.status == 0 && none.text.filter { !$0.isWhitespace } == #"{"conflicts":[]}"#)
  }

  @Test func saysWhichSideDeletedTheFile() throws {
    try project.merge(base: ["a": "1"], ours: nil, theirs: ["a": "2"])
    let run = try tool.run("conflicts")
    #expect(
      run.text.hasPrefix("App/A.xcstrings: our side removed it, their side changed it.\n"),
      "\(run.text) \(run.errorText)")
  }

  @Test func needsNoCommonVersion() throws {
    try project.merge(base: nil, ours: ["a": "1"], theirs: ["a": "2"])
    let run = try tool.run("conflicts")
    #expect(run.text.contains("“a” (ko): both sides made different changes.\n  base:   (none)\n"))
  }

  @Test func readsNamesThatOnlyAShellWouldMind() throws {
    let path = "-a \u{1B}[31m\n*/:(top)B.xcstrings"
    try project.merge(base: ["a": "1"], ours: ["a": "2"], theirs: ["a": "3"], at: path)
    for arguments in [["conflicts"], ["conflicts", "./" + path]] {
      let run = try tool.run(arguments: arguments)
      #expect(run.text.contains("B.xcstrings: conflict in “a”"), "\(run.text) \(run.errorText)")
      #expect(!run.text.utf8.contains(0x1B))
    }
  }

  @Test func saysThatThereIsNoRepository() throws {
    let outside = try TemporaryFolder()
    var tool = tool
    tool.folder = outside.url
    tool.environment["GIT_CEILING_DIRECTORIES"] = outside.url.deletingLastPathComponent().path
    let run = try tool.run("conflicts")
    #expect(run.status == 2 && run.errorText.contains("Git says: fatal: not a git repository"))
    tool.environment["PATH"] = "/absent"
    #expect(try tool.run("conflicts").errorText.contains("Git isn’t installed."))
  }
}
