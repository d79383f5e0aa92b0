import Foundation
import TestSupport
import Testing

/// `catalog-edit resolve`, in a separate repository, without and with the merge driver.
@Suite(.needs(.git))
struct CatalogEditResolveTests {
  private static let path = "App/A.xcstrings"

  private let project: MergeProject
  private var folder: TemporaryFolder { project.folder }
  private var tool: Tool { project.tool }

  init() throws { project = try MergeProject() }

  private var text: String {
    get throws { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
  }

  private var url: URL { folder.url.appending(path: Self.path) }

  @Test(arguments: [false, true])
  func takesASideForEverything(withDriver: Bool) throws {
    try project.merge(
      base: ["a": "1", "b": "1"], ours: ["a": "2", "b": "2"], theirs: ["a": "3", "b": "3"],
      withDriver: withDriver)
    #expect(try text.contains("<<<<<<<"))
    let run = try tool.run("resolve", "--take", "theirs")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try text == KoreanCatalog.text(["a": "3", "b": "3"]))
    #expect(
      run.errorText == """
        note: Resolved 2 conflicts; 0 still open.
        note: To mark the conflicts as resolved, run: git add -- App/A.xcstrings

        """)
    #expect(try project.git("ls-files", "--unmerged").text.isEmpty == false)
    let staged = try tool.run("resolve", "--take", "ours", "--stage")
    #expect(staged.status == 0)
    #expect(try project.git("ls-files", "--unmerged").text.isEmpty)
    #expect(try text == KoreanCatalog.text(["a": "3", "b": "3"]))
    let none = try tool.run("resolve", "--take", "ours")
    #expect(none.status == 0 && none.text == "No string catalog has an unresolved merge.\n")
  }

  @Test(arguments: [false, true])
  func goesOnWithWhatIsLeft(withDriver: Bool) throws {
    try project.merge(
      base: ["a": "1", "b": "1", "c": "1"], ours: ["a": "2", "b": "2", "c": "1"],
      theirs: ["a": "3", "b": "3", "c": "2"], withDriver: withDriver)
    let first = try tool.run("resolve", "--take", "theirs", "--key", "a", "--stage")
    #expect(first.status == 1)
    #expect(
      first.errorText == """
        note: Resolved 1 conflict; 1 still open.
        note: App/A.xcstrings: 1 conflict is still open, between conflict markers.

        """)
    let open = try text
    #expect(open.contains("<<<<<<<") && open.contains("\"2\"") && !open.contains("\"1\""))
    // What somebody changes elsewhere in the file stays.
    try folder.write(
      open.replacingOccurrences(of: "\"version\" : \"1.0\"", with: "\"version\" : \"1.1\"").utf8,
      to: Self.path)
    let list = try tool.run("resolve", "--format", "text")
    #expect(list.status == 1)
    #expect(
      list.text == """
        App/A.xcstrings: conflict in “b” (ko): both sides made different changes.
          base:   “1”
          ours:   “2”
          theirs: “3”
        1 open conflict in 1 file

        """, "\(list.text)")
    let second = try tool.run("resolve", "--take", "ours", "--language", "ko", Self.path)
    #expect(second.status == 0, "\(second.errorText)")
    #expect(
      try text
        == KoreanCatalog.text(["a": "3", "b": "2", "c": "2"])
        .replacingOccurrences(of: "\"1.0\"", with: "\"1.1\""))
  }

  @Test func listsAndAppliesDecisionsAsJSON() throws {
    try project.merge(
      base: ["%@ left": "%@ 1", "b": "1", "c": "1"], ours: ["%@ left": "%@ 2", "b": "2"],
      theirs: ["%@ left": "%@ 3", "b": "3", "c": "2"])
    let list = try tool.run("resolve", "--format", "json")
    #expect(list.status == 1 && list.errorText.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(list.text.utf8)) as? [String: Any]
    let conflicts = try #require(object?["conflicts"] as? [[String: Any]])
    #expect(conflicts.map { $0["key"] as? String } == ["%@ left", "b", "c"])

    // A listed conflict with a decision is a decision.
    func lines(_ decisions: [[String: String]]) throws -> String {
      try zip(conflicts, decisions).map { conflict, decision in
        let data = try JSONSerialization.data(withJSONObject: conflict.merging(decision) { $1 })
        return String(decoding: data, as: UTF8.self) + "\n"
      }
      .joined()
    }
    let before = try text
    let lost = try tool.run(
      arguments: ["resolve", "--decisions", "-"],
      input: lines([["text": "4"], ["take": "theirs"], ["take": "ours"]]))
    #expect(lost.status == 1)
    #expect(lost.text.contains(#""verdict":"refused""#) && lost.text.contains("%@"))
    #expect(lost.text.components(separatedBy: #""verdict":"not-applied""#).count == 3)
    #expect(try text == before)

    let run = try tool.run(
      arguments: ["resolve", "--decisions", "-"],
      input: lines([["text": "%@ 4"], ["take": "theirs"], ["take": "ours"]]))
    #expect(run.status == 0, "\(run.text) \(run.errorText)")
    #expect(try text == KoreanCatalog.text(["%@ left": "%@ 4", "b": "3"]))
    let none = try tool.run("resolve", "--format", "json")
    #expect(none.status == 0 && none.text.filter { !$0.isWhitespace } == #"{"conflicts":[]}"#)
  }

  @Test(arguments: [
    (#"{"key":"x","take":"ours"}"#, "noSuchConflict"), (#"{"take":"ours"}"#, "noConflictNamed"),
    (#"{"key":"a"}"#, "takeOrText"), (#"{"key":"a","take":"mine"}"#, "notChoice"),
    (#"{"key":"a","take":"ours","text":"x"}"#, "takeOrText"),
    (#"{"key":"a","tkae":"ours"}"#, "unknownField"),
    (#"{"language":"ko","text":"x"}"#, "notOneConflict"), ("x", "notJSON"),
    (#"{"file":"B.xcstrings","take":"ours"}"#, "unknownConflictFile"),
    (#"{"key":"a","text":""}"#, "emptied"),
    ("{\"key\":\"a\",\"take\":\"ours\"}\n{\"key\":\"a\",\"take\":\"base\"}", "decidedTwice"),
  ])
  func saysWhyADecisionIsRefused(line: String, code: String) throws {
    try project.merge(
      base: ["a": "1", "b": "1"], ours: ["a": "2", "b": "2"], theirs: ["a": "3", "b": "3"])
    let before = try text
    let run = try tool.run(
      arguments: ["resolve", "--decisions", "-"], input: line)
    #expect(run.status == 1)
    #expect(run.text.contains(#""code":"\#(code)""#), "\(run.text) \(run.errorText)")
    #expect(try text == before)
  }

  /// A text that is in neither version is judged like any edit.
  @Test func refusesWhatTheLinterFinds() throws {
    try project.merge(base: ["Save": "1"], ours: ["Save": "저장"], theirs: ["Save": "보관"])
    let line = #"{"key":"Save","text":" 저장"}"#
    let run = try tool.run(arguments: ["resolve", "--decisions", "-"], input: line)
    #expect(run.status == 1)
    #expect(run.text.contains(#""code":"findings""#), "\(run.text) \(run.errorText)")
    let allowed = try tool.run(
      arguments: ["resolve", "--decisions", "-", "--allow-findings"], input: line)
    #expect(allowed.status == 0, "\(allowed.text) \(allowed.errorText)")
    #expect(try text == KoreanCatalog.text(["Save": " 저장"]))
  }

  /// One decision of many that can't be made leaves the others alone, however they are ordered.
  @Test func refusesOnlyWhatCannotBeDecided() throws {
    let count = 40
    func texts(_ word: String) -> String {
      let entries = (0..<count).map { number in
        let key = "k\(number < 10 ? "0" : "")\(number) %@"
        return #""\#(key)":{"localizations":{"ko":{"stringUnit":"#
          + #"{"state":"translated","value":"\#(word) %@"}}}}"#
      }
      let strings = entries.joined(separator: ",")
      return #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    }
    func commit(_ word: String, to path: String = Self.path) throws {
      try folder.write(texts(word).utf8, to: path)
      try project.git("add", "--all")
      try project.git("commit", "--quiet", "--message", word)
    }
    try commit("base")
    try project.git("checkout", "--quiet", "-b", "theirs")
    try commit("theirs")
    try project.git("checkout", "--quiet", "main")
    try commit("ours")
    try project.git("merge", "theirs", "--no-edit")
    let lines = (0..<count).map { number in
      let key = "k\(number < 10 ? "0" : "")\(number) %@"
      let decision =
        [3, 17, 39].contains(number)
        ? #""text":"lost""# : number % 2 == 0 ? #""take":"theirs""# : #""text":"new %@""#
      return #"{"key":"\#(key)",\#(decision)}"#
    }.joined(separator: "\n")
    let run = try tool.run(
      arguments: ["resolve", "--decisions", "-", "--keep-going"], input: lines)
    #expect(run.status == 1)
    let verdicts = run.text.split(separator: "\n").map { $0.contains(#""verdict":"applied""#) }
    #expect(
      verdicts.indices.filter { !verdicts[$0] } == [3, 17, 39] && verdicts.count == count,
      "\(run.text)")
    let open = try tool.run("resolve", "--format", "json")
    #expect(open.text.components(separatedBy: #""kind": "changed""#).count == 4)
    let file = try text
    #expect(file.components(separatedBy: "new %@").count == 1 + 2 * 17)
  }

  @Test(.needs(.python)) func editsTheTextInTheEditorOfTheUser() throws {
    try project.merge(
      base: ["a": "1", "b": "1"], ours: ["a": "2\\n3", "b": "2"], theirs: ["a": "4", "b": "3"])
    let editor = try folder.write(
      "#!/bin/sh\ncat \"$2\" >>seen.txt\nprintf '5\\n6\\n' >\"$2\"\n".utf8, to: "my editor")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: editor.path)
    let script = try folder.write(
      #"""
      import os, pty, sys
      answers, seen = [b"e\n", b"q\n"], b""
      def read(descriptor):
          global seen
          data = os.read(descriptor, 4096)
          seen += data
          if answers and seen.rstrip(b" ").endswith(b"uit?"):
              os.write(descriptor, answers.pop(0))
              seen = b""
          return data
      sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:], read)))
      """#.utf8, to: "answer.py")
    let run = try #require(Program.python).run(
      [script.path, Tool.built("catalog-edit").path, "resolve"],
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LANG": "C",
        "EDITOR": "'\(editor.path)' --wait",
      ], folder: folder.url)
    #expect(run.status == 1, "\(run.text)\(run.errorText)")
    #expect(try folder.text(of: "seen.txt") == "2\n3\n")
    #expect(try text.contains(#""value" : "5\n6""#))
  }

  /// Branches that were merged into each other have several common versions.
  @Test func saysWhyACrosswiseMergeHasNoBase() throws {
    func commit(_ text: String, _ name: String) throws {
      try folder.write(KoreanCatalog.text(["a": text]).utf8, to: Self.path)
      try project.git("add", "--all")
      try project.git("commit", "--quiet", "--message", name)
    }
    try commit("1", "base")
    try project.git("checkout", "--quiet", "-b", "theirs")
    try commit("2", "theirs")
    try project.git("checkout", "--quiet", "main")
    try commit("3", "ours")
    try project.git("branch", "before")
    for (branch, other, text) in [("main", "theirs", "4"), ("theirs", "before", "5")] {
      try project.git("checkout", "--quiet", branch)
      try project.git("merge", "--quiet", other, "--no-edit")
      try commit(text, "merge into \(branch)")
    }
    try project.git("checkout", "--quiet", "main")
    try project.git("merge", "theirs", "--no-edit")
    for arguments in [["conflicts"], ["resolve", "--format", "text"]] {
      let run = try tool.run(arguments: arguments)
      #expect(run.text.contains("base:   (none)"), "\(run.text)")
      #expect(
        run.errorText.contains("note: App/A.xcstrings: no base is shown, because the branches"),
        "\(run.errorText)")
    }
    let run = try tool.run("resolve", "--take", "theirs")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try text == KoreanCatalog.text(["a": "5"]))
  }

  @Test func asksOnlyOnATerminal() throws {
    try project.merge(base: ["a": "1"], ours: ["a": "2"], theirs: ["a": "3"])
    let run = try tool.run("resolve")
    #expect(run.status == 2)
    #expect(run.errorText.contains("only in a terminal. Use --take,"))
    for arguments in [["--take", "ours", "--format", "json"], ["--key", "a"]] {
      #expect(try tool.run(arguments: ["resolve"] + arguments).status == 2)
    }
  }

  /// Answers on a pseudoterminal of 40 columns, as a person would.
  @Test(.needs(.python)) func asksOneAfterAnother() throws {
    try project.merge(
      base: ["a": "Close the window", "b": "1", "c": "1", "d": "1", "e": "1"],
      ours: ["a": "Close this window", "b": "2", "c": "2", "d": "2", "e": "2"],
      theirs: ["a": "Close the panel", "b": "3", "c": "3", "d": "3", "e": "3"])
    let script = try folder.write(
      #"""
      import os, pty, sys
      answers = [b"o\n", b"x\n", b"t\n", b"e\n", b"4\\n5\n", b"s\n", b"q\n"]
      seen = b""
      def read(descriptor):
          global seen
          data = os.read(descriptor, 4096)
          seen += data
          if answers and seen.rstrip(b" ").endswith((b"uit?", b"break):")):
              os.write(descriptor, answers.pop(0))
              seen = b""
          return data
      status = pty.spawn(sys.argv[1:], read)
      sys.exit(os.waitstatus_to_exitcode(status))
      """#.utf8, to: "answer.py")
    let run = try #require(Program.python).run(
      [script.path, Tool.built("catalog-edit").path, "resolve"],
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "COLUMNS": "40", "LANG": "C",
      ], folder: folder.url)
    #expect(run.status == 1, "\(run.text)")
    let shown = run.text.replacingOccurrences(of: "\r\n", with: "\n")
    #expect(shown.contains("Conflict 1 of 5\n") && shown.contains("Close {+this+} window"))
    #expect(shown.contains("Type one of the letters in brackets"))
    #expect(shown.contains("Resolved 3 conflicts; 2 still open."))
    let lines = shown.split(separator: "\n").filter { $0.contains("{+") }
    #expect(lines.allSatisfy { $0.count <= 40 }, "\(lines)")
    let list = try tool.run("resolve", "--format", "json")
    let open = list.text.filter { !$0.isWhitespace }
    #expect(open.contains(#""key":"d""#) && !open.contains(#""key":"c""#), "\(open)")
    #expect(try text.contains(#""value" : "4\n5""#))
    #expect(try text.contains(#""value" : "Close this window""#))
    #expect(try text.contains(#""value" : "3""#))
  }

  /// `git merge` compares lines in another way than `git merge-file`.
  @Test func resolvesWhatGitMergesByLine() throws {
    try project.merge(
      base: ["a": "1", "b": "2", "c": "3", "d": "4"],
      ours: ["a": "1", "ab": "5", "b": "2", "c": "3"], theirs: ["a": "1", "c": "3"])
    let run = try tool.run("resolve", "--take", "ours", "--stage")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try text == KoreanCatalog.text(["a": "1", "ab": "5", "c": "3"]))
  }

  @Test(arguments: ["-merge", "binary"])
  func losesNoSideOfAFileThatGitDoesNotMerge(attribute: String) throws {
    try folder.write("*.xcstrings \(attribute)\n".utf8, to: ".gitattributes")
    try project.merge(
      base: ["a": "1", "b": "1", "c": "1"], ours: ["a": "2", "b": "1", "c": "2"],
      theirs: ["a": "3", "b": "3", "c": "1"])
    #expect(try tool.run("resolve", "--format", "json").text.contains(#""key": "a""#))
    let run = try tool.run("resolve", "--take", "theirs", "--stage")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try text == KoreanCatalog.text(["a": "3", "b": "3", "c": "2"]))
  }

  @Test(.needs(.python)) func savesEachDecisionAtOnce() throws {
    try project.merge(
      base: ["a": "1", "b": "1"], ours: ["a": "2", "b": "2"], theirs: ["a": "3", "b": "3"])
    // Somebody edits the file while the second question is open.
    let script = try folder.write(
      #"""
      import os, pty, sys
      path, answers, seen = sys.argv[1], [b"o\n", b"t\n"], b""
      def read(descriptor):
          global seen
          data = os.read(descriptor, 4096)
          seen += data
          if answers and seen.rstrip(b" ").endswith(b"uit?"):
              if len(answers) == 1:
                  text = open(path).read()
                  sys.stderr.write(f"theirs: {text.count(chr(34) + '3' + chr(34))}\n")
                  open(path, "w").write(text.replace('"1.0"', '"1.1"'))
              os.write(descriptor, answers.pop(0))
              seen = b""
          return data
      sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[2:], read)))
      """#.utf8, to: "answer.py")
    let run = try #require(Program.python).run(
      [script.path, url.path, Tool.built("catalog-edit").path, "resolve"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LANG": "C"],
      folder: folder.url)
    #expect(run.status == 0 && run.errorText == "theirs: 1\n", "\(run.text)\(run.errorText)")
    let merged = KoreanCatalog.text(["a": "2", "b": "3"])
    #expect(try text == merged.replacingOccurrences(of: "\"1.0\"", with: "\"1.1\""))
  }

  @Test func leavesNothingEmptyBehindWhereTheBaseHasNothing() throws {
    try project.merge(base: ["a": "1"], ours: ["a": "1", "n": "2"], theirs: ["a": "1", "n": "3"])
    let run = try tool.run("resolve", "--take", "base")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try text == KoreanCatalog.text(["a": "1"]))
  }

  @Test(arguments: ["resolve", "conflicts"])
  func saysThatAPathDoesNotExist(command: String) throws {
    let options = command == "resolve" ? ["--take", "ours"] : []
    let run = try tool.run(arguments: [command, "absent"] + options)
    #expect(run.status == 2 && run.errorText.contains("Can’t read absent"), "\(run.errorText)")
  }

  @Test func followsNoLinkThatWasNotNamed() throws {
    try project.merge(base: ["a": "1"], ours: ["a": "2"], theirs: ["a": "3"])
    let other = try folder.write(Data(contentsOf: url), to: "other/B.xcstrings")
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: other)
    let before = try Data(contentsOf: other)
    #expect(try tool.run("resolve", "--take", "ours").status == 1)
    #expect(try Data(contentsOf: other) == before)
    #expect(try tool.run("resolve", "--take", "ours", Self.path).status == 0)
    #expect(try Data(contentsOf: other) != before)
  }

  @Test func leavesWhatSomebodyEditedBetweenMarkers() throws {
    try project.merge(base: ["a": "1"], ours: ["a": "2"], theirs: ["a": "3"])
    let edited = try text.replacingOccurrences(of: "\"2\"", with: "\"7\"")
    try folder.write(edited.utf8, to: Self.path)
    // A side of an open conflict may be what somebody wrote.
    let run = try tool.run("resolve", "--take", "ours")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try text == KoreanCatalog.text(["a": "7"]))
    // Lines that are in neither version are not thrown away.
    let broken = edited.replacingOccurrences(of: "=======", with: "=======\n, \"x\": 1")
    try folder.write(broken.utf8, to: Self.path)
    let refused = try tool.run("resolve", "--take", "ours")
    #expect(refused.status == 1 && refused.errorText.contains("git checkout --merge"))
    #expect(try text == broken)
  }

  @Test func saysHowToEndADeletion() throws {
    try project.merge(base: ["a": "1"], ours: ["a": "2"], theirs: ["a": "2"])
    let first = try project.git("rev-list", "--max-parents=0", "main").text
    try project.git("checkout", "--quiet", "-b", "deleted", first.filter { !$0.isWhitespace })
    try project.git("rm", "--quiet", Self.path)
    try project.git("commit", "--quiet", "--message", "Delete")
    try project.git("merge", "main", "--no-edit")
    let run = try tool.run("resolve", "--take", "ours")
    #expect(run.status == 1)
    #expect(run.errorText.contains("“git add” on it to keep it, or “git rm”"), "\(run.errorText)")
  }

  /// The commands of the documentation for a pull request whose website says that it can't be
  /// merged.
  @Test(.needs(.bash)) func resolvesAPullRequestAsTheDocumentationSays() throws {
    let guide = try String(
      contentsOf: Repository.root.appending(path: "docs/catalog-edit.md"), encoding: .utf8)
    let section = try #require(
      guide.components(separatedBy: "### Pull requests").dropFirst().first)
    let commands = try #require(
      section.components(separatedBy: "```sh\n").dropFirst().first?
        .components(separatedBy: "```").first)
    func commit(_ texts: KeyValuePairs<String, String>) throws {
      try folder.write(KoreanCatalog.text(texts).utf8, to: Self.path)
      try project.git("add", "--all")
      try project.git("commit", "--quiet", "--message", "Change")
    }
    try commit(["a": "1", "b": "1"])
    try project.git("checkout", "--quiet", "-b", "feature")
    try commit(["a": "2", "b": "1"])
    try project.git("checkout", "--quiet", "main")
    try commit(["a": "3", "b": "2"])
    let remote = try TemporaryFolder()
    try project.git("clone", "--quiet", "--bare", ".", remote.url.path)
    try project.git("remote", "add", "origin", remote.url.path)
    try project.git("config", "user.name", "Test")
    try project.git("config", "user.email", "test@example.org")
    let run = try #require(Program(named: "bash")).run(
      ["-euxc", commands],
      environment: ProcessInfo.processInfo.environment.merging([
        "PATH": Tool.built("catalog-edit").deletingLastPathComponent().path + ":"
          + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      ]) { $1 }, folder: folder.url)
    #expect(run.status == 0, "\(run.text) \(run.errorText)")
    #expect(try project.git("status", "--porcelain", "--untracked-files=no").text.isEmpty)
    #expect(
      try project.git("show", "origin/feature:\(Self.path)").text
        == KoreanCatalog.text(["a": "2", "b": "2"]))
    #expect(
      try project.git("log", "-1", "--format=%P", "origin/feature").text.split(separator: " ").count
        == 2)
  }
}
