import Foundation
import TestSupport
import Testing

/// `catalog-edit merge` as git's merge driver, in a separate repository.
@Suite(.needs(.git))
struct CatalogEditMergeTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
  }

  /// Returns the guide's code blocks in a language.
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

  /// Merges two branches with a common catalog.
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
      base: KoreanCatalog.text(["b": "1"]),
      ours: KoreanCatalog.text(["a": "1", "b": "1", "c": "1"]),
      theirs: KoreanCatalog.text(["b": "2", "d": "1"]))
    #expect(run.status == 0, "\(run.text) \(run.errorText)")
    #expect(
      try folder.text(of: "App/A.xcstrings")
        == KoreanCatalog.text(["a": "1", "b": "2", "c": "1", "d": "1"]))
    #expect(try git("log", "-1", "--format=%P").text.split(separator: " ").count == 2)
  }

  @Test func leavesAConflictToPeople() throws {
    let run = try merge(
      base: KoreanCatalog.text(["a": "1", "b": "1"]),
      ours: KoreanCatalog.text(["a": "2", "b": "1"]),
      theirs: KoreanCatalog.text(["a": "3", "b": "2"]))
    #expect(run.status == 1 && run.text.contains("CONFLICT"))
    #expect(
      (run.text + run.errorText).contains(
        "App/A.xcstrings: conflict in “a” (ko): both sides made different changes.\n"))
    // Everything else is merged, and the conflict is between markers.
    let marked = try folder.text(of: "App/A.xcstrings")
    #expect(marked == self.marked(KoreanCatalog.text(["a": "2", "b": "2"]), theirs: "3", of: "2"))
    #expect(try git("status", "--porcelain").text == "UU App/A.xcstrings\n")
    let check = try git("diff", "--check")
    #expect(check.status == 2 && check.text.contains("leftover conflict marker"))
    let lint = try Tool(executable: Tool.built("catalog-lint"), folder: folder.url).run()
    #expect(lint.status == 1 && lint.text.contains("[catalog-syntax]"))
    // No command changes such a file.
    let set = try tool.run("set", "App/A.xcstrings", "b", "x", "--language", "ko")
    #expect(set.status == 2 && set.errorText.contains("conflict"))
    #expect(try folder.text(of: "App/A.xcstrings") == marked)
  }

  /// Returns a merged catalog with a conflict of two texts between markers.
  private func marked(_ catalog: String, theirs: String, of ours: String) -> String {
    func line(_ text: String) -> String { "            \"value\" : \"\(text)\"\n" }
    let conflict = "<<<<<<< ours\n\(line(ours))=======\n\(line(theirs))>>>>>>> theirs\n"
    let parts = catalog.components(separatedBy: line(ours))
    return parts[0] + conflict + parts.dropFirst().joined(separator: line(ours))
  }

  @Test func saysWhichSideRemovedWhatTheOtherChanged() throws {
    let run = try merge(
      base: KoreanCatalog.text(["a": "1", "b": "1", "c": "1"]),
      ours: KoreanCatalog.text(["b": "2", "c": "1"]),
      theirs: KoreanCatalog.text(["a": "2", "c": "1"]))
    let output = run.text + run.errorText
    #expect(run.status == 1)
    #expect(output.contains("conflict in “a”: our side removed it, their side changed it.\n"))
    #expect(output.contains("conflict in “b”: their side removed it, our side changed it.\n"))
    let lines = try folder.text(of: "App/A.xcstrings").split(separator: "\n")
    func side(_ hidden: Character) -> String {
      var isHidden = false
      return lines.compactMap { line -> String? in
        if line.hasPrefix("<<<<<<<") || line.hasPrefix("=======") || line.hasPrefix(">>>>>>>") {
          isHidden = line.first == hidden
          return nil
        }
        return isHidden ? nil : String(line)
      }.joined(separator: "\n")
    }
    #expect(side("=") == KoreanCatalog.text(["b": "2", "c": "1"]))
    #expect(side("<") == KoreanCatalog.text(["a": "2", "c": "1"]))
  }

  @Test func takesARemovalOverWhatXcodeNotesByItself() throws {
    let stale = KoreanCatalog.text(["a": "1", "b": "1"]).replacing(
      "\"a\" : {", with: "\"a\" : {\n      \"extractionState\" : \"stale\",")
    let commented = KoreanCatalog.text(["a": "1", "b": "1"]).replacing(
      "\"a\" : {",
      with: "\"a\" : {\n      \"comment\" : \"A label\",\n      \"isCommentAutoGenerated\" : true,")
    try folder.write(KoreanCatalog.text(["a": "1", "b": "1"]).utf8, to: "base")
    try folder.write(KoreanCatalog.text(["b": "1"]).utf8, to: "removed")
    for changed in [stale, commented] {
      try folder.write(changed.utf8, to: "changed")
      for sides in [["removed", "changed"], ["changed", "removed"]] {
        let run = try tool.run(arguments: ["merge", "base"] + sides)
        #expect(
          run.status == 0 && run.text == KoreanCatalog.text(["b": "1"]), "\(sides) \(run.errorText)"
        )
      }
    }
    // A comment that a person wrote is a change.
    try folder.write(
      commented.replacing("\n      \"isCommentAutoGenerated\" : true,", with: "").utf8,
      to: "changed")
    #expect(try tool.run("merge", "base", "removed", "changed").status == 1)
  }

  @Test func showsWhatEachSideHas() throws {
    let run = try merge(
      base: KoreanCatalog.text(["a": "1"]), ours: KoreanCatalog.text(["a": "2"]),
      theirs: KoreanCatalog.text(["a": "3"]))
    #expect(
      (run.text + run.errorText).contains("  base:   “1”\n  ours:   “2”\n  theirs: “3”\n"))
  }

  @Test func showsTextsBelowTheirSidesOnANarrowTerminal() throws {
    try folder.write(KoreanCatalog.text(["a": "1"]).utf8, to: "base")
    try folder.write(KoreanCatalog.text(["a": "2"]).utf8, to: "ours")
    try folder.write(KoreanCatalog.text(["a": "3"]).utf8, to: "theirs")
    var tool = tool
    tool.environment["COLUMNS"] = "40"
    let run = try tool.run("merge", "base", "ours", "theirs")
    #expect(run.errorText.hasPrefix("error: ours: conflict in “a” (ko)"), "\(run.errorText)")
    #expect(
      run.errorText.hasSuffix("\n  base:\n    “1”\n  ours:\n    “2”\n  theirs:\n    “3”\n"))
  }

  @Test func leavesBothSidesInTheFileWhenOneCannotBeRead() throws {
    let run = try merge(
      base: KoreanCatalog.text(["a": "1"]), ours: KoreanCatalog.text(["a": "2"]), theirs: "{")
    #expect(run.status == 1)
    let output = run.text + run.errorText
    #expect(output.contains("App/A.xcstrings (theirs):1:2: "))
    #expect(output.contains("App/A.xcstrings: merged by line because "))
    let text = try folder.text(of: "App/A.xcstrings")
    #expect(text.contains("\n<<<<<<< ours\n") || text.hasPrefix("<<<<<<< ours\n"))
    #expect(text.contains("\"value\" : \"2\"") && text.contains("\n=======\n{"))
    #expect(text.hasSuffix(">>>>>>> theirs\n"))
    #expect(try git("status", "--porcelain").text == "UU App/A.xcstrings\n")
  }

  @Test(arguments: [["rebase", "theirs"], ["cherry-pick", "theirs"]])
  func leavesBothSidesInTheFileWhateverGitMergesFor(command: [String]) throws {
    let twice = KoreanCatalog.text(["a": "3", "b": "1"]).replacing("\"b\"", with: "\"a\"")
    _ = try merge(
      base: KoreanCatalog.text(["a": "1"]), ours: KoreanCatalog.text(["a": "2"]), theirs: twice)
    try git("merge", "--abort")
    let run = try run(
      "git", ["-c", "user.name=Test", "-c", "user.email=test@example.org"] + command)
    #expect(run.status == 1)
    let output = run.text + run.errorText
    #expect(output.contains("“a” appears again on line "))
    let text = try folder.text(of: "App/A.xcstrings")
    #expect(text.contains("\n<<<<<<< ") && text.contains("\n>>>>>>> "))
    #expect(text.contains("\"value\" : \"2\"") && text.contains("\"value\" : \"3\""))
    #expect(try git("status", "--porcelain").text == "UU App/A.xcstrings\n")
  }

  @Test func acceptsALineMergeThatRepairsAFile() throws {
    let sound = KoreanCatalog.text(["a": "1", "b": "1", "c": "1", "d": "1"])
    let broken = sound.replacing("\"version\"", with: "version")
    let run = try merge(
      base: broken, ours: sound, theirs: broken.replacing("\"a\"", with: "\"aa\""))
    #expect(run.status == 0, "\(run.text) \(run.errorText)")
    #expect((run.text + run.errorText).contains("merged by line without conflicts"))
    #expect(
      try folder.text(of: "App/A.xcstrings") == sound.replacing("\"a\"", with: "\"aa\""))
  }

  @Test func saysThatAMergeByLineCannotBeRead() throws {
    let sound = KoreanCatalog.text(["a": "1", "b": "1", "c": "1", "d": "1"])
    let run = try merge(
      base: sound, ours: sound.replacing("\"a\"", with: "\"aa\""),
      theirs: sound.replacing("\"version\"", with: "version"))
    #expect(run.status == 1)
    #expect((run.text + run.errorText).contains("but the result can’t be read either:"))
    let text = try folder.text(of: "App/A.xcstrings")
    #expect(text.contains("\"aa\"") && text.contains("\n  version :") && !text.contains("<<<<"))
  }

  @Test func toleratesADuplicateKeyInTheBase() throws {
    let base = KoreanCatalog.text(["x": "0", "a": "1", "b": "1"]).replacing("\"x\"", with: "\"a\"")
    let run = try merge(
      base: base, ours: KoreanCatalog.text(["a": "2", "b": "1"]),
      theirs: KoreanCatalog.text(["a": "1", "b": "2"]))
    #expect(run.status == 0, "\(run.text) \(run.errorText)")
    #expect(try folder.text(of: "App/A.xcstrings") == KoreanCatalog.text(["a": "2", "b": "2"]))
  }

  @Test func mergesSoundSidesOfABaseThatCannotBeRead() throws {
    try folder.write("{".utf8, to: "base")
    try folder.write(KoreanCatalog.text(["a": "1", "b": "1"]).utf8, to: "ours")
    try folder.write(KoreanCatalog.text(["a": "1", "c": "1"]).utf8, to: "theirs")
    let run = try tool.run("merge", "base", "ours", "theirs")
    #expect(run.status == 0 && run.text == KoreanCatalog.text(["a": "1", "b": "1", "c": "1"]))
    #expect(run.errorText.hasPrefix("warning: base:1:2: "))
    #expect(run.errorText.contains("Anything one side removed may be back."))
  }

  @Test func marksOneConflictWithoutGit() throws {
    var tool = tool
    tool.environment["PATH"] = "/absent"
    try folder.write(KoreanCatalog.text(["a": "1"]).utf8, to: "base")
    try folder.write(KoreanCatalog.text(["a": "2"]).utf8, to: "ours")
    try folder.write(
      KoreanCatalog.text(["a": "3"]).replacing("\"version\"", with: "version").utf8, to: "theirs")
    let run = try tool.run(
      "merge", "base", "ours", "theirs", "--marker-size", "9", "--ours-label", "HEAD",
      "--theirs-label", "%Y")
    #expect(run.status == 1 && run.errorText.contains("Git isn’t installed to merge by line."))
    #expect(run.text.contains("\n<<<<<<<<< HEAD\n            \"value\" : \"2\"\n"))
    #expect(run.text.contains("\n=========\n            \"value\" : \"3\"\n"))
    #expect(run.text.contains("\n>>>>>>>>> theirs\n}"))
  }

  /// Labels as git passes them in a merge, a rebase, `am -3` and `stash pop`.
  ///
  /// It puts each between apostrophes, and one that it doesn't have is empty (`ll_ext_merge` in
  /// its `merge-ll.c`).
  @Test(arguments: [
    ("1a2b3c4", "HEAD", "feature", "HEAD", "feature"),
    (
      "parent of 1a2b3c4 (Don't say \"x\"; $HOME `pwd`)", "HEAD",
      "1a2b3c4 (Don't say \"x\"; $HOME `pwd`)", "HEAD", "1a2b3c4 (Don't say \"x\"; $HOME `pwd`)"
    ),
    ("constructed fake ancestor", "HEAD", "--merge is an option", "HEAD", "--merge is an option"),
    ("", "Updated upstream", "Stashed changes", "Updated upstream", "Stashed changes"),
    ("", "", "-", "ours", "-"),
  ])
  func marksConflictsWithTheNamesThatGitGives(
    base: String, ours: String, theirs: String, first: String, second: String
  ) throws {
    let driver = try #require(
      try guide("sh").firstMatch(of: /merge\.xcstrings\.driver "(.*)"/)?.output.1)
    try folder.write(KoreanCatalog.text(["a": "1"]).utf8, to: "O")
    try folder.write(KoreanCatalog.text(["a": "2"]).utf8, to: "A")
    try folder.write(
      KoreanCatalog.text(["a": "3"]).replacing("\"version\"", with: "version").utf8, to: "B")
    let values = [
      "O": "O", "A": "A", "B": "B", "L": "7", "P": quoted("-App/A.xcstrings"), "S": quoted(base),
      "X": quoted(ours), "Y": quoted(theirs),
    ]
    let command = String(driver).replacing(/%([OABLPSXY])/) { values[String($0.output.1)] ?? "" }
    let run = try run("sh", ["-c", command])
    #expect(
      run.status == 1 && run.errorText.contains("-App/A.xcstrings (theirs):"), "\(run.errorText)")
    let text = try folder.text(of: "A")
    #expect(
      text.contains("\n<<<<<<< \(first)\n") && text.contains("\n>>>>>>> \(second)\n"), "\(text)")
  }

  /// Returns a word as git's `sq_quote_buf` writes it.
  private func quoted(_ word: String) -> String {
    "'" + word.replacing(/['!]/) { "'\\" + $0.output + "'" } + "'"
  }

  @Test func showsLongAndHostileTextsInNarrowWindows() throws {
    var tool = tool
    tool.environment["COLUMNS"] = "40"
    let shared = String(repeating: "같은 말 ", count: 200)
    try folder.write(KoreanCatalog.text(["a": "\(shared)"]).utf8, to: "base")
    try folder.write(KoreanCatalog.text(["a": #"\#(shared)\u001b[31mred"#]).utf8, to: "ours")
    try folder.write(KoreanCatalog.text(["a": #"\#(shared)\nblue"#]).utf8, to: "theirs")
    let run = try tool.run("merge", "base", "ours", "theirs")
    let lines = run.errorText.split(separator: "\n").dropFirst()
    #expect(run.status == 1 && lines.count > 3)
    #expect(lines.allSatisfy { $0.hasPrefix("  ") && $0.unicodeScalars.count <= 40 })
    let words = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    #expect(words.contains("⟨ESC⟩[31mred”") && words.contains("⟨LF⟩blue”"))
    #expect(!run.errorText.utf8.contains(0x1B) && words.count < 700)
  }

  @Test func mergesFilesWithoutGit() throws {
    try folder.write([], to: "base")
    try folder.write(KoreanCatalog.text(["a": "1"]).utf8, to: "ours")
    try folder.write(KoreanCatalog.text(["a": "2", "b": "1"]).utf8, to: "theirs")
    let conflict = try tool.run("merge", "base", "ours", "theirs")
    let merged = KoreanCatalog.text(["a": "1", "b": "1"])
    #expect(conflict.status == 1)
    #expect(conflict.text == marked(merged, theirs: "2", of: "1"), "\(conflict.text)")
    #expect(conflict.errorText.contains("error: ours: conflict in “a” (ko)"))
    let run = try tool.run("merge", "base", "ours", "theirs", "--prefer", "theirs", "-o", "out")
    #expect(run.status == 0 && run.text.isEmpty)
    #expect(try folder.text(of: "out") == KoreanCatalog.text(["a": "2", "b": "1"]))
  }

  @Test func endsWithStatusTwoWhereAFileIsMissing() throws {
    try folder.write(KoreanCatalog.text(["a": "1"]).utf8, to: "sound")
    let run = try tool.run("merge", "sound", "absent", "sound", "-o", "out")
    #expect(run.status == 2 && run.errorText.contains("absent"))
    let size = try tool.run("merge", "sound", "sound", "sound", "--marker-size", "0")
    #expect(size.status == 2 && size.errorText.contains("between 1 and 1000."))
    #expect(try folder.names == ["sound"])
  }
}
