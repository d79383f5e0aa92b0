import Foundation
import TestSupport
import Testing

/// `--fix` and `--diff`, also on files in unexpected states.
struct CatalogLintFixTests {
  private static let catalog = #"""
    {"sourceLanguage":"en","strings":{"%@ saved":{"localizations":{
      "ko" : { "stringUnit":{"state":"translated","value":"% @ 저장됨"}}}}},
    "version" : "1.0"}
    """#

  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
  }

  /// The catalog has been read when the linter waits for the pipe to end.
  @Test func leavesAFileThatChangedMeanwhile() throws {
    try folder.write(Self.catalog.utf8, to: "first")
    try folder.write(Self.catalog.replacing("저장됨", with: "저장").utf8, to: "second")
    let script = """
      cp first A.xcstrings && mkfifo pipe
      "$TOOL" --isolated --select format --fix A.xcstrings pipe &
      exec 3> pipe
      sleep 1
      cp second new && mv new A.xcstrings
      cat first >&3
      exec 3>&-
      wait $!
      """
    var environment = tool.environment
    environment["TOOL"] = tool.executable.path
    environment["PATH"] = "/usr/bin:/bin"
    let run = try Program(at: URL(filePath: "/bin/sh")).run(
      ["-c", script], environment: environment, folder: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText.contains("A.xcstrings changed"))
    // The pipe can't be fixed.
    #expect(run.errorText.contains("Can’t write pipe: Not a regular file"))
    #expect(try folder.names == ["A.xcstrings", "first", "pipe", "second"])
    #expect(try folder.text(of: "A.xcstrings") == folder.text(of: "second"))
  }

  @Test func fixesACatalogThroughALinkOnlyIfThatIsNamed() throws {
    try folder.write(Self.catalog.utf8, to: "outside/A.xcstrings")
    try folder.write([], to: "App/other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "App/A.xcstrings").path,
      withDestinationPath: "../outside/A.xcstrings")
    let arguments = ["--isolated", "--select", "format", "--fix"]
    let run = try tool.run(arguments: arguments + ["App"])
    #expect(run.status == 2 && run.errorText.contains("A link is changed only"))
    #expect(try folder.text(of: "outside/A.xcstrings") == Self.catalog)
    _ = try tool.run(arguments: arguments + ["App/A.xcstrings"])
    #expect(try folder.text(of: "outside/A.xcstrings") != Self.catalog)
  }

  /// Files with every kind of damage, and a valid one.
  @Test func fixesTheSoundFileAmongDamagedOnes() throws {
    let damaged: [String: [UInt8]] = [
      "arrays": Array("{\"strings\":".utf8) + Array(repeating: UInt8(ascii: "["), count: 10_000),
      "comma": Array(#"{"strings":{"a":{},}}"#.utf8),
      "conflict": Array("{\n<<<<<<< HEAD\n}".utf8),
      "empty": [],
      "half": Array(Self.catalog.utf8.prefix(70)),
      "letters": Array("{\"strings\":{\"".utf8) + [0xC0, 0x80] + Array("\":{}}}".utf8),
      "list": Array("[]".utf8),
      "pointer": Array("version https://git-lfs.github.com/spec/v1\n".utf8),
      "utf16": [0xFF, 0xFE, 0x7B, 0, 0x7D, 0],
    ]
    for (name, bytes) in damaged { try folder.write(bytes, to: "\(name).xcstrings") }
    try folder.write(Self.catalog.utf8, to: "sound.xcstrings")
    let run = try tool.run("--isolated", "--fix", "--format", "concise")
    #expect(run.status == 1)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == damaged.count)
    for (name, bytes) in damaged {
      #expect(lines.count { $0.hasPrefix("\(name).xcstrings:") } == 1, "\(name)")
      let file = folder.url.appending(path: "\(name).xcstrings")
      #expect(try [UInt8](Data(contentsOf: file)) == bytes, "\(name)")
    }
    #expect(
      try folder.text(of: "sound.xcstrings") == Self.catalog.replacing("% @", with: "%@"))
    #expect(try folder.names.count == damaged.count + 1)
  }

  private static let fixable = #"""
    {"sourceLanguage":"en","strings":{"%@ saved":{"localizations":{
      "ko" : { "stringUnit":{"state":"translated","value":"% @ \\u2713 저장됨"}}}}},
    "version" : "1.0"}
    """#

  @Test func changesNothingButTheLiteralThatItFixes() throws {
    let file = try folder.write(Self.fixable.utf8, to: "A.xcstrings")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    #expect(try tool.run("--select", "format", "--error-on", "info").status == 1)
    #expect(try tool.run("--select", "format", "--fix").status == 0)
    #expect(try folder.text(of: "A.xcstrings") == Self.fixable.replacing("% @", with: "%@"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names == ["A.xcstrings"])
  }

  @Test func showsFixesWithoutWriting() throws {
    try folder.write(Self.fixable.utf8, to: "A.xcstrings")
    let run = try tool.run("--select", "format", "--diff")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("--- a/A.xcstrings\n+++ b/A.xcstrings\n@@ -1,3 +1,3 @@\n"))
    #expect(try folder.text(of: "A.xcstrings") == Self.fixable)
    let input = try tool.run("-", "--select", "format", "--diff", input: Self.fixable)
    #expect(
      input.text.contains("\n+  \"ko\" : { \"stringUnit\":{\"state\":\"translated\",\"value\":\"%@")
    )
    #expect(try tool.run("-", "--select", "format", "--fix", input: Self.fixable).status == 2)
  }

  @Test func fixesNothingThatABaselineKnows() throws {
    try folder.write(Self.fixable.utf8, to: "A.xcstrings")
    _ = try tool.run("--write-baseline", "known.jsonl")
    #expect(try tool.run("--baseline", "known.jsonl", "--fix").status == 0)
    #expect(try folder.text(of: "A.xcstrings") == Self.fixable)
  }

  @Test func fixesThroughALinkThatStays() throws {
    try folder.write(Self.fixable.utf8, to: "Real/A.xcstrings")
    let link = folder.url.appending(path: "B.xcstrings").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "Real/A.xcstrings")
    #expect(try tool.run("B.xcstrings", "--select", "format", "--fix").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Real/A.xcstrings")
    #expect(try folder.text(of: "Real/A.xcstrings") == Self.fixable.replacing("% @", with: "%@"))
  }
}
