import Foundation
import TestSupport
import Testing

/// `catalog-code check` and `catalog-code unused`, run as by a user or a script.
@Suite struct CheckToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let a = Text(\"Open\")\nlet b = Text(\"Close\")\n".utf8, to: "A.swift")
    // The files of the folder have views of SwiftUI.
    try folder.write("@_exported import SwiftUI".utf8, to: "Exports.swift")
    try write(#""Open":{},"Unused key":{}"#)
  }

  private func write(_ entries: String) throws {
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries)},\"version\":\"1.0\"}"
    try folder.write(text.utf8, to: "Localizable.xcstrings")
  }

  private let tool = Program(
    at: URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent().appending(path: "catalog-code"))

  private func run(_ arguments: String...) throws -> Program.Run {
    try tool.run(arguments, environment: ["LANG": "en_US.UTF-8"], folder: folder.url)
  }

  @Test func reportsLikeTheLinter() throws {
    let result = try run("check", "--format", "concise")
    #expect(
      result.text == """
        Localizable.xcstrings:1:45: warning: Unused key: Nothing in the project uses this key. \
        [code-unused-key]
        A.swift:2:14: error: Close: Localizable.xcstrings doesn’t have this key. [code-missing-key]

        """)
    #expect(result.status == 1)
  }

  @Test(arguments: [
    "text", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle",
    "markdown",
  ])
  func writesEveryFormat(format: String) throws {
    let result = try run("check", "--format", format)
    #expect(result.status == 1)
    #expect(result.text.contains("code-missing-key"))
    #expect(!result.text.contains("catalog-lint"))
  }

  @Test func saysLocationsInCodeAndInTheCatalog() throws {
    try write(#""Open":{"extractionState":"stale"},"Close":{}"#)
    let text = try run("check", "--format", "json").text
    #expect(text.contains("\"confidence\": \"certain\""))
    #expect(text.contains("\"related\""))
    #expect(try run("check").text.contains("A.swift:1:14"))
    #expect(try run("check", "--format", "sarif").text.contains("relatedLocations"))
    #expect(try run("check", "--format", "concise").text.contains("(A.swift:1:14)"))
  }

  @Test(arguments: ["A.swift", "A.m"])
  func countsColumnsAfterAByteOrderMark(name: String) throws {
    let code =
      name == "A.m" ? "id a = NSLocalizedString(@\"Quit\", nil);" : "let a = Text(\"Quit\")"
    try folder.write("\u{FEFF}\(code)\n\(code)\n".utf8, to: name)
    let column = name == "A.m" ? 26 : 14
    let locations = [1, 2].map { "\(name):\($0):\(column): " }
    let extracted = try run("extract", name).text.split(separator: "\n")
    #expect(zip(extracted, locations).allSatisfy { $0.hasPrefix($1) })
    let checked = try run("check", "--format", "concise").text
    #expect(locations.allSatisfy(checked.contains))
  }

  @Test(arguments: ["check", "unused", "sync"])
  func saysThatAProjectIsDamaged(command: String) throws {
    try folder.write("<<<<<<< HEAD\n{".utf8, to: "App.xcodeproj/project.pbxproj")
    let result = try run(command)
    #expect(result.errorText.contains("warning: App.xcodeproj/project.pbxproj can’t be read"))
    try folder.write(
      "{ objects = { P = {isa = PBXProject; }; }; rootObject = P; }".utf8,
      to: "App.xcodeproj/project.pbxproj")
    #expect(try !run(command).errorText.contains("warning"))
  }

  /// A folder, with code, and a file that can mention a key.
  @Test(.needs(.permissions), arguments: ["Closed", "Main.storyboard"])
  func removesNothingIfNotEverythingCanBeRead(name: String) throws {
    try folder.write(
      "let a = Text(\"Unused key\")".utf8, to: name == "Closed" ? "Closed/A.swift" : name)
    let path = folder.url.appending(path: name).path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    let before = try folder.text(of: "Localizable.xcstrings")
    for arguments in [["unused", "--remove"], ["check"]] {
      let result = try tool.withoutPrivileges.run(
        arguments, environment: ["LANG": "en_US.UTF-8"], folder: folder.url)
      #expect(result.status == 2)
      #expect(result.errorText.contains("Can’t read \(name)"))
    }
    #expect(try folder.text(of: "Localizable.xcstrings") == before)
  }

  @Test func obeysCommentsInCodeAndInTheCatalog() throws {
    try folder.write(
      """
      let a = Text("Open")
      // catalog-code:ignore[code-missing-key] Only in English.
      let b = Text("Close")
      let c = Text("Quit")  // catalog-code:ignore[code] Not shown.
      """.utf8, to: "A.swift")
    try write(
      #""Open":{},"Unused key":{"comment":"catalog-lint:ignore[code-unused-key] For the server."}"#)
    let result = try run("check", "--format", "concise")
    #expect(result.text.isEmpty)
    #expect(result.status == 0)
  }

  @Test func reportsMistakesInComments() throws {
    try folder.write(
      """
      let a = Text("Open")  // catalog-code:ignore[code-missing-key] Nothing is missing.
      let b = Text("Close")  // catalog-code:ignore[code-missing-key]
      let c = Text("Open")  // catalog-code:ignore[code-mising-key] Typing error.
      let d = Text("Open")  // catalog-code:ignore
      """.utf8, to: "A.swift")
    let text = try run("check", "--format", "concise", "A.swift", "Localizable.xcstrings").text
    #expect(text.contains("A.swift:1:26: warning: The comment allows “code-missing-key”, which"))
    #expect(text.contains("A.swift:2:27: warning: The comment allows “code-missing-key” without"))
    #expect(text.contains("A.swift:3:26: warning: “code-mising-key” isn’t a rule"))
    #expect(text.contains("A.swift:4:26: warning: The text after “catalog-code:” can’t be read."))
  }

  @Test func obeysTheConfiguration() throws {
    try folder.write(
      #"{"rules":{"code-missing-key":"warning","code-unused-key":"off"}}"#.utf8,
      to: ".catalog-lint.json")
    #expect(try run("check", "--format", "concise").text.contains("warning: Close"))
    #expect(try run("check", "--max-warnings", "0").status == 1)
    #expect(try run("check").status == 0)
    #expect(try run("check", "--error-on", "warning").status == 1)
    #expect(try run("check", "--isolated").status == 1)
    #expect(try run("check", "--quiet", "--format", "concise").text.isEmpty)
  }

  @Test func knowsABaseline() throws {
    #expect(try run("check", "--write-baseline", "known.jsonl").status == 0)
    #expect(try run("check", "--baseline", "known.jsonl", "--strict-baseline").status == 0)
    try write(#""Open":{},"Close":{}"#)
    let result = try run("check", "--baseline", "known.jsonl", "--strict-baseline")
    #expect(result.status == 1)
    #expect(result.errorText.contains("known.jsonl"))
  }

  @Test func keepsWhatTheLinterKnows() throws {
    let ofLinter =
      #"{"file":"Localizable.xcstrings","rule":"empty-translation","key":"a","hash":"0123abcd"}"#
    try folder.write((ofLinter + "\n").utf8, to: "known.jsonl")
    let written = try run("check", "--write-baseline", "known.jsonl")
    #expect(written.errorText.contains("such as one of another tool.\n"))
    let known = try folder.text(of: "known.jsonl")
    #expect(known.contains(ofLinter) && known.split(separator: "\n").count == 3)
    let result = try run("check", "--baseline", "known.jsonl", "--strict-baseline")
    #expect(result.status == 0)
    #expect(result.errorText.contains("2 known findings aren’t shown."))

    // A source file whose last finding is gone is known to be fixed.
    try folder.write("let a = Text(\"Open\")\n".utf8, to: "A.swift")
    #expect(try run("check", "--baseline", "known.jsonl", "--strict-baseline").status == 1)
    _ = try run("check", "--baseline", "known.jsonl", "--prune-baseline")
    #expect(try folder.text(of: "known.jsonl").split(separator: "\n").count == 2)
  }

  @Test func prefersWhatXcodeWrote() throws {
    let path = folder.url.appending(path: "A.swift").path
    try folder.write(
      #"{"source":"\#(path)","tables":{"Localizable":[{"key":"Open"},{"key":"Quit","location":{"startingLine":2,"startingColumn":14}}]}}"#
        .utf8, to: "A.stringsdata")
    let text = try run("check", "--format", "concise").text
    #expect(text.contains("A.swift:2:14: error: Quit: "))
    #expect(!text.contains("Close"))
    #expect(text.contains("Unused key"))
  }

  @Test func speaksFourLanguages() throws {
    for (language, word) in [("ko", "키가 없습니다"), ("ja", "キーがありません"), ("zh-Hans", "没有此键")] {
      #expect(try run("check", "--language", language).text.contains(word))
    }
  }

  @Test func showsWhatIsLikelyOnRequest() throws {
    try folder.write(
      "let a = Text(\"Open\")\nlet b = \"Unused key\"\n".utf8, to: "A.swift")
    let result = try run("check", "--format", "concise")
    #expect(result.text.isEmpty)
    #expect(result.errorText.contains("1 likely finding isn’t shown."))
    let strict = try run("check", "--preset", "strict", "--format", "concise")
    #expect(strict.text.contains("info: Unused key: The code doesn’t look up this key"))
    #expect(strict.status == 0)
  }

  // MARK: Unused

  @Test func listsAndRemovesUnusedKeys() throws {
    try folder.write(
      "let a = Text(\"Open\")\nlet b = \"Close\"\n".utf8, to: "A.swift")
    try write(
      "\n    \"Close\" : {\n\n    },\n    \"Open\" : {\n\n    },\n    \"Quit\" : {\n\n    }\n  ")
    let list = try run("unused")
    #expect(list.text.contains("certain: Quit: Nothing in the project uses this key."))
    #expect(list.text.contains("likely: Close: The code doesn’t look up this key"))
    let diff = try run("unused", "--diff")
    #expect(diff.status == 1)
    #expect(diff.text.contains("-    \"Quit\" : {"))
    let removal = try run("unused", "--remove", "Localizable.xcstrings")
    #expect(removal.status == 0)
    #expect(removal.text.contains("Removed 1 key from Localizable.xcstrings."))
    #expect(removal.text.contains("Kept 1 key in Localizable.xcstrings, as listed above."))
    let left = try String(
      contentsOf: folder.url.appending(path: "Localizable.xcstrings"), encoding: .utf8)
    #expect(left.contains("\"Close\""))
    #expect(!left.contains("Quit"))
  }

  @Test func removesNothingIfCodeCannotBeRead() throws {
    try folder.write("tables:".utf8, to: "B.stringsdata")
    #expect(try run("unused", "--remove").status == 2)
    #expect(try run("unused", "--remove").text.isEmpty)
  }

  @Test func saysThatThereIsNoCatalog() throws {
    let result = try run("check", "A.swift")
    #expect(result.status == 2)
    #expect(result.errorText.contains("A.swift"))
  }
}
