import Foundation
import TestSupport
import Testing

/// `catalog-edit merge` as git's merge driver, in a repository of its own.
@Suite(.needs(.git))
struct CatalogEditMergeTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
  }

  private func catalog(_ texts: KeyValuePairs<String, String>) -> String {
    let entries = texts.map { key, text in
      """
          "\(key)" : {
            "localizations" : {
              "ko" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  /// Returns what the guide says in the language of a code block.
  private func guide(_ language: String) throws -> String {
    let guide = try String(
      contentsOf: Repository.root.appending(path: "docs/catalog-edit.md"), encoding: .utf8)
    let fence = try Regex("```\(language)\\n((?s:.*?))```", as: (Substring, Substring).self)
    return guide.matches(of: fence).map { String($0.output.1) }.joined()
  }

  /// Runs a program that finds ours by its name.
  private func run(_ program: String, _ arguments: [String]) throws -> Program.Run {
    let bin = tool.executable.deletingLastPathComponent().path
    let environment = [
      "HOME": folder.url.path, "LANG": "en_US.UTF-8", "GIT_CONFIG_NOSYSTEM": "1",
      "PATH": "\(bin):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
    ]
    return try #require(Program(named: program)).run(
      arguments, environment: environment, folder: folder.url)
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> Program.Run {
    let user = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    return try run("git", user + arguments)
  }

  private func commit(_ text: String) throws {
    try folder.write(text.utf8, to: "App/A.xcstrings")
    try git("add", ".")
    try git("commit", "-m", "Change")
  }

  /// Merges two branches that come from the same catalog.
  private func merge(base: String, ours: String, theirs: String) throws -> Program.Run {
    try git("init", "-b", "main")
    for command in try guide("sh").split(separator: "\n") where command.hasPrefix("git config ") {
      #expect(try run("bash", ["-c", String(command)]).status == 0)
    }
    try folder.write(guide("gitattributes").utf8, to: ".gitattributes")
    try commit(base)
    try git("checkout", "-b", "theirs")
    try commit(theirs)
    try git("checkout", "main")
    try commit(ours)
    return try git("merge", "theirs", "--no-edit")
  }

  @Test func mergesWhatLinesCannot() throws {
    let run = try merge(
      base: catalog(["b": "1"]), ours: catalog(["a": "1", "b": "1", "c": "1"]),
      theirs: catalog(["b": "2", "d": "1"]))
    #expect(run.status == 0, "\(run.text) \(run.errorText)")
    #expect(
      try folder.text(of: "App/A.xcstrings")
        == catalog(["a": "1", "b": "2", "c": "1", "d": "1"]))
    #expect(try git("log", "-1", "--format=%P").text.split(separator: " ").count == 2)
  }

  @Test func leavesAConflictToPeople() throws {
    let run = try merge(
      base: catalog(["a": "1", "b": "1"]), ours: catalog(["a": "2", "b": "1"]),
      theirs: catalog(["a": "3", "b": "2"]))
    #expect(run.status == 1 && run.text.contains("CONFLICT"))
    #expect(
      (run.text + run.errorText).contains(
        "App/A.xcstrings: conflict in “a” (ko): both sides changed it differently.\n"))
    #expect(try folder.text(of: "App/A.xcstrings") == catalog(["a": "2", "b": "2"]))
    #expect(try git("status", "--porcelain").text == "UU App/A.xcstrings\n")
  }

  @Test func saysWhichSideRemovedWhatTheOtherChanged() throws {
    let run = try merge(
      base: catalog(["a": "1", "b": "1", "c": "1"]), ours: catalog(["b": "2", "c": "1"]),
      theirs: catalog(["a": "2", "c": "1"]))
    let output = run.text + run.errorText
    #expect(run.status == 1)
    #expect(output.contains("conflict in “a”: our side removed it, theirs changed it;"))
    #expect(output.contains("conflict in “b”: their side removed it, ours changed it;"))
    #expect(try folder.text(of: "App/A.xcstrings") == catalog(["b": "2", "c": "1"]))
  }

  @Test func namesTheFileThatGitMergesWhenASideIsDamaged() throws {
    let run = try merge(base: catalog(["a": "1"]), ours: catalog(["a": "2"]), theirs: "{")
    #expect(run.status == 1)
    #expect((run.text + run.errorText).contains("App/A.xcstrings (theirs):1:2: "))
    #expect(try folder.text(of: "App/A.xcstrings") == catalog(["a": "2"]))
  }

  @Test func mergesFilesWithoutGit() throws {
    try folder.write([], to: "base")
    try folder.write(catalog(["a": "1"]).utf8, to: "ours")
    try folder.write(catalog(["a": "2", "b": "1"]).utf8, to: "theirs")
    let conflict = try tool.run("merge", "base", "ours", "theirs")
    #expect(conflict.status == 1 && conflict.text == catalog(["a": "1", "b": "1"]))
    #expect(conflict.errorText.contains("ours: conflict in “a” (ko)"))
    let run = try tool.run("merge", "base", "ours", "theirs", "--prefer", "theirs", "-o", "out")
    #expect(run.status == 0 && run.text.isEmpty)
    #expect(try folder.text(of: "out") == catalog(["a": "2", "b": "1"]))
  }

  @Test func refusesADamagedSide() throws {
    try folder.write(catalog(["a": "1"]).utf8, to: "sound")
    try folder.write("{\n<<<<<<< HEAD\n}".utf8, to: "damaged")
    try folder.write(#"{"strings":{"a":{},"a":{}}}"#.utf8, to: "twice")
    let run = try tool.run("merge", "sound", "sound", "damaged", "-o", "out")
    #expect(run.status == 2 && run.errorText.contains("damaged:2:1: "))
    #expect(
      try tool.run("merge", "sound", "twice", "sound", "-o", "out").errorText.contains(
        "twice:1:13: "))
    #expect(try folder.names == ["damaged", "sound", "twice"])
  }
}
