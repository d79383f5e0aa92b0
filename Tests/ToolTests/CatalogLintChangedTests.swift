import Foundation
import TestSupport
import Testing

/// `catalog-lint --changed-since`, with real repositories.
@Suite(.needs(.git))
struct CatalogLintChangedTests {
  private static func catalog(_ translations: [String: String], indent: String = "") -> String {
    let entries = translations.sorted { $0.key < $1.key }.map { key, text in
      """
      \(indent)"\(key)" : { "localizations" : { "ko" : { "stringUnit" : {
      \(indent)"state" : "translated", "value" : "\(text)" } } } }
      """
    }
    return """
      { "sourceLanguage" : "en", "strings" : {
      \(entries.joined(separator: ",\n"))
      }, "version" : "1.0" }
      """
  }

  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    try folder.write(Self.catalog(["Save": "", "Open": "열기"]).utf8, to: "App/A.xcstrings")
    try folder.write(Self.catalog(["Old": ""]).utf8, to: "B.xcstrings")
    try git("init", "--quiet", "--initial-branch=main")
    try commit("First")
  }

  private func git(_ arguments: String...) throws {
    let git = try #require(Program(named: "git"))
    let run = try git.run(arguments, folder: folder.url)
    try #require(run.status == 0, "\(run.errorText)")
  }

  private func commit(_ message: String) throws {
    try git("add", "--all")
    try git(
      "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message",
      message)
  }

  private func keys(_ arguments: String..., status: Int32 = 1) throws -> [String] {
    let run = try tool.run(arguments: ["--format", "jsonl"] + arguments)
    #expect(run.status == status, "\(run.errorText)")
    return run.text.split(separator: "\n").compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (object?["key"] ?? object?["rule"]) as? String
    }
  }

  @Test func reportsOnlyTheKeysThatDiffer() throws {
    #expect(try keys("--changed-since", "HEAD", status: 0).isEmpty)
    try folder.write(
      Self.catalog(["Save": "", "Open": "", "New": ""], indent: "  ").utf8, to: "App/A.xcstrings")
    #expect(try keys("--changed-since", "HEAD") == ["New", "Open"])
    #expect(try keys("--changed-since", "main", "App/A.xcstrings") == ["New", "Open"])
    try commit("Second")
    #expect(try keys("--changed-since", "HEAD", status: 0).isEmpty)
    #expect(try keys("--changed-since", "HEAD~1") == ["New", "Open"])
    // Without a revision, everything is reported.
    #expect(try keys() == ["New", "Open", "Save", "Old"])
  }

  @Test func worksInAnyFolder() throws {
    try folder.write(Self.catalog(["Save": "", "Open": ""]).utf8, to: "App/A.xcstrings")
    var inside = tool
    inside.folder = folder.url.appending(path: "App")
    let up = try inside.run(
      "../B.xcstrings", "A.xcstrings", "--changed-since", "HEAD", "-f", "concise")
    #expect(up.text.split(separator: "\n").count == 1 && up.text.contains("Open"))
    inside.folder = URL(fileURLWithPath: "/")
    let outside = try inside.run(folder.url.path, "--changed-since", "HEAD", "-f", "concise")
    #expect(outside.text.split(separator: "\n").count == 1 && outside.text.contains("Open"))
  }

  @Test func reportsAllKeysOfANewFile() throws {
    try folder.write(Self.catalog(["One": "", "Two": ""]).utf8, to: "C.xcstrings")
    #expect(try keys("--changed-since", "HEAD") == ["One", "Two"])
    // A file that was no catalog before is new as well.
    try folder.write("{".utf8, to: "D.xcstrings")
    try commit("Second")
    try folder.write(Self.catalog(["Three": ""]).utf8, to: "D.xcstrings")
    #expect(try keys("--changed-since", "HEAD") == ["Three"])
  }

  @Test func comparesARenamedFileWithItsEarlierName() throws {
    let texts = (0..<20).reduce(into: [:]) { $0["Known \($1)"] = "" }
    try folder.write(Self.catalog(texts).utf8, to: "App/C.xcstrings")
    try folder.write("\"Save\" = \"\";\n\"Open\" = \"\";".utf8, to: "App/en.lproj/D.strings")
    try folder.write("\"Save\" = \"\";\n\"Open\" = \"\";".utf8, to: "App/ko.lproj/D.strings")
    try commit("Second")
    try folder.write(Self.catalog(["New": ""]).utf8, to: "App/New.xcstrings")
    try git("mv", "App/C.xcstrings", "한국어 C.xcstrings")
    try git("mv", "App/ko.lproj/D.strings", "App/ko.lproj/E.strings")
    try git("mv", "App/en.lproj/D.strings", "App/en.lproj/E.strings")
    #expect(try keys("--changed-since", "HEAD") == ["New"])
    try folder.write(
      Self.catalog(texts.merging(["More": ""]) { $1 }).utf8, to: "한국어 C.xcstrings")
    try commit("Third")
    #expect(try keys("--changed-since", "HEAD~1") == ["New", "More"])
    var inside = tool
    inside.folder = folder.url.appending(path: "App")
    let up = try inside.run("../한국어 C.xcstrings", "--changed-since", "HEAD~1", "-f", "concise")
    #expect(up.text.split(separator: "\n").count == 1 && up.text.contains("More"))
  }

  @Test(arguments: ["--changed-since=HEAD", "--fix", "--diff"])
  func writesNoBaselineOfSomeFindings(option: String) throws {
    let run = try tool.run("--write-baseline", "known.jsonl", option)
    #expect(run.status == 2 && run.errorText.contains("--write-baseline saves all findings"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "known.jsonl").path))
  }

  @Test func alwaysReportsWhatConcernsTheFile() throws {
    let twice = Self.catalog(["Save": "저장"]).replacing(
      "\n}, \"version\"", with: ",\n\"Save\" : { }\n}, \"version\"")
    try folder.write(twice.utf8, to: "B.xcstrings")
    try folder.write("{".utf8, to: "App/A.xcstrings")
    try commit("Second")
    let rules = try tool.run("--changed-since", "HEAD", "--format", "concise").text
    #expect(rules.contains("[catalog-syntax]") && rules.contains("[catalog-duplicate-key]"))
  }

  @Test func keepsTheBaselineOfOtherKeys() throws {
    #expect(try tool.run("--write-baseline", "known.jsonl").status == 0)
    let before = try folder.text(of: "known.jsonl")
    try folder.write(Self.catalog(["Save": "", "Open": ""]).utf8, to: "App/A.xcstrings")
    let options = ["--baseline", "known.jsonl", "--changed-since", "HEAD"]
    #expect(try tool.run(arguments: options + ["--prune-baseline"]).status == 1)
    #expect(try folder.text(of: "known.jsonl") == before)
  }

  @Test func fixesOnlyTheKeysThatDiffer() throws {
    try folder.write(Self.catalog(["Save": "저장 ", "Open": "열기"]).utf8, to: "App/A.xcstrings")
    try commit("Second")
    try folder.write(Self.catalog(["Save": "저장 ", "Open": "열기 "]).utf8, to: "App/A.xcstrings")
    #expect(try tool.run("App", "--changed-since", "HEAD", "--fix").status == 0)
    #expect(
      try folder.text(of: "App/A.xcstrings")
        == Self.catalog(["Save": "저장 ", "Open": "열기"]))
  }

  @Test(arguments: ["nowhere", "HEAD~9", "--help", "-x", "HEAD\nHEAD", "HEAD:B.xcstrings"])
  func saysThatARevisionIsUnknown(name: String) throws {
    let run = try tool.run(arguments: ["--changed-since=\(name)"])
    #expect(run.status == 2)
    #expect(run.text.isEmpty && run.errorText.contains("Git has no revision"), "\(run.errorText)")
  }

  @Test func saysThatThereIsNoRepository() throws {
    let other = try TemporaryFolder()
    try other.write(Self.catalog(["Save": ""]).utf8, to: "A.xcstrings")
    var outside = tool
    outside.folder = other.url
    let run = try outside.run("--changed-since", "HEAD")
    #expect(run.status == 2)
    #expect(run.errorText.contains("Can’t compare with HEAD. Git says: fatal: not a git repo"))
    outside.folder = folder.url
    outside.environment["PATH"] = other.url.path
    let withoutGit = try outside.run("--changed-since", "HEAD")
    #expect(withoutGit.status == 2 && withoutGit.errorText.contains("Git isn’t installed."))
  }

  @Test(arguments: [
    "--output=NAME", "--output=NAME HEAD", "-oNAME", "--help", "--exec=NAME", "HEAD\n--output=NAME",
    "@{u}", "HEAD..HEAD", "^HEAD", "HEAD --", "--", "-", "",
  ])
  func passesNoOptionToGit(revision: String) throws {
    // A renamed file needs the most processes of git.
    try git("mv", "B.xcstrings", "C.xcstrings")
    let before = try folder.names
    let run = try tool.run("--changed-since=\(revision)")
    #expect(run.status == 2 && run.text.isEmpty, "\(run.text)")
    #expect(run.errorText.hasPrefix("error: "))
    #expect(try folder.names == before)
  }

  @Test func acceptsTreesAndTags() throws {
    try git("tag", "--", "v1")
    // The tree without files.
    let empty = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
    #expect(try keys("--changed-since", "v1", status: 0).isEmpty)
    #expect(try keys("--changed-since", "HEAD^{tree}", status: 0).isEmpty)
    #expect(try keys("--changed-since", empty) == ["Save", "Old"])
  }

  @Test func runsNoProgramOfTheRepository() throws {
    let script = try folder.write("#!/bin/sh\ntouch \"$0.ran\"\ncat \"$1\"\n".utf8, to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    try folder.write("*.xcstrings diff=own\n".utf8, to: ".gitattributes")
    try commit("Second")
    for key in [
      "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "diff.external",
      "diff.own.command", "diff.own.textconv", "pager.diff-index", "pager.cat-file",
      "alias.cat-file",
      "alias.rev-parse", "alias.diff-index", "core.askPass", "gpg.program",
    ] {
      try git("config", key, script.path)
    }
    try git("config", "core.hooksPath", folder.url.path)
    for hook in ["post-index-change", "fsmonitor-watchman", "pre-commit"] {
      try FileManager.default.copyItem(at: script, to: folder.url.appending(path: hook))
    }
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "B.xcstrings"), to: folder.url.appending(path: "C.xcstrings"))
    try folder.write(Self.catalog(["Save": "x", "Open": ""]).utf8, to: "App/A.xcstrings")
    #expect(try keys("--changed-since", "HEAD") == ["Open", "Old"])
    #expect(try folder.names.filter { $0.hasSuffix(".ran") }.isEmpty)
  }

  private static func close(_ source: String, _ state: String, _ text: String = "닫기") -> String {
    """
    { "sourceLanguage" : "en", "strings" : { "close" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "\(source)" } },
      "ko" : { "stringUnit" : { "state" : "\(state)", "value" : "\(text)" } }
    } } }, "version" : "1.0" }
    """
  }

  @Test func reportsTranslationsThatStayedWhenTheirSourceTextChanged() throws {
    try folder.write(Self.close("Close", "translated").utf8, to: "C.xcstrings")
    try commit("Second")
    for (source, state, text, isFound) in [
      ("Close all windows", "translated", "닫기", true), ("Close…", "translated", "닫기", false),
      ("Close all windows", "needs_review", "닫기", false),
      ("Close all windows", "translated", "모든 윈도우 닫기", false),
    ] {
      try folder.write(Self.close(source, state, text).utf8, to: "C.xcstrings")
      let run = try tool.run("C.xcstrings", "--changed-since", "HEAD", "--format", "concise")
      #expect(run.status == 0)
      #expect(run.text.contains("[outdated-translation]") == isFound, "\(source) \(text)")
      #expect(run.text.contains("The source text was “Close” before") == isFound)
    }
    // Without an earlier version, there is nothing to compare with.
    try folder.write(Self.close("Close all windows", "translated").utf8, to: "C.xcstrings")
    let run = try tool.run("C.xcstrings", "-f", "concise", "--no-history")
    #expect(!run.text.contains("outdated"))
  }
}
