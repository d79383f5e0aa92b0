import CatalogReports
import Foundation
import TestSupport
import Testing

/// `catalog-report` in a repository made by the test.
@Suite(.needs(.git))
struct CatalogReportTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-report"), folder: folder.url)
    try git("init", "--quiet", "--initial-branch=main")
    try write("Delete the file?", extra: "")
    try commit("2026-01-10")
    try write("Delete all files?", extra: "")
    try commit("2026-02-10")
  }

  private func git(_ arguments: String..., date: String? = nil) throws {
    let git = try #require(Program(named: "git"))
    let settings = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    var environment = ProcessInfo.processInfo.environment
    if let date {
      environment["GIT_AUTHOR_DATE"] = "\(date)T12:00:00Z"
      environment["GIT_COMMITTER_DATE"] = "\(date)T12:00:00Z"
    }
    let run = try git.run(settings + arguments, environment: environment, folder: folder.url)
    try #require(run.status == 0, "\(run.errorText)")
  }

  private func commit(_ date: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "x", date: date)
  }

  private func write(_ source: String, korean: String? = "파일을 삭제할까요?", extra: String) throws {
    let text = korean.map {
      #", "ko" : { "stringUnit" : { "state" : "translated", "value" : "\#($0)" } }"#
    }
    try folder.write(
      #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "delete" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "\#(source)" } }\#(text ?? "")
          } }\#(extra)
        },
        "version" : "1.0"
      }
      """#.utf8, to: "App/Localizable.xcstrings")
  }

  private func json(_ arguments: String...) throws -> CatalogReport {
    let run = try tool.run(arguments: ["--format", "json"] + arguments)
    #expect(run.status == 0, "\(run.errorText)")
    return try CatalogReport(json: run.output)
  }

  @Test(arguments: ["html", "text", "markdown", "email"])
  func speaksTheLanguageOfTheEnvironmentOnce(format: String) throws {
    var tool = tool
    tool.environment["LANG"] = "ko_KR.UTF-8"
    tool.environment["LANGUAGE"] = "ko:ja:en"
    let text = try tool.run("--format", format).text
    if format != "email" { #expect(text.contains("번역")) }
    #expect(!text.contains("翻訳") && !text.contains("Translated"))
    if format == "html" { #expect(text.contains("<html lang=\"ko\"")) }
  }

  @Test func saysHowFarLanguagesAre() throws {
    let report = try json()
    #expect(report.catalogs.map(\.path) == ["App/Localizable.xcstrings"])
    let korean = try #require(report.languages.first { $0.language == "ko" })
    #expect(korean.translated == 1)
    #expect(korean.outdated == 1)
    #expect(korean.words == 2)
    #expect(report.commit?.date == "2026-02-10")
    #expect(try json("--no-history").languages.allSatisfy { $0.outdated == nil })
    let text = try tool.run("--language", "en")
    let answer = "Everything is translated, but 1 translation is outdated."
    #expect(text.text.contains(answer), "\(text.text)")
  }

  @Test func saysWhatHasBeenWaitingLongest() throws {
    try write("Delete all files?", extra: #", "Open" : { }"#)
    try commit("2026-03-10")
    try write("Delete all files?", extra: #", "Open" : { }, "Close" : { }"#)
    try commit("2026-04-10")
    let korean = try #require(try json().languages.first { $0.language == "ko" })
    #expect(korean.oldestUntranslated?.key == "Open")
    #expect(korean.oldestUntranslated?.since.date == "2026-03-10")
  }

  @Test func comparesWithARevisionAFileAndAFolder() throws {
    try FileManager.default.copyItem(
      at: folder.url.appending(path: "App"), to: folder.url.appending(path: "Old"))
    try write("Delete every photo?", korean: nil, extra: #", "Open" : { }"#)
    for base in ["HEAD", "Old/Localizable.xcstrings"] {
      let change = try #require(
        try json("App/Localizable.xcstrings", "--compare", base).change)
      #expect(change.addedKeys == 1)
      #expect(change.languages.first?.lost.map(\.key) == ["delete"])
    }
    let copy = folder.url.appending(path: "Copy/App")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: folder.url.appending(path: "Old"), to: copy)
    #expect(try json("App", "--compare", "Copy").change?.addedKeys == 1)
    for base in ["nowhere", "--output=x"] {
      #expect(try tool.run("App", "--compare=\(base)").status == 2)
    }
  }

  @Test(arguments: [
    ("lost", 0), ("untranslated", 1), ("untranslated:ja", 0), ("untranslated:ko,ja", 1),
    ("outdated", 1), ("lost,outdated:ja", 0), ("blockers", 0), ("nothing", 2), ("lost:", 2),
  ])
  func failsOnWhatIsAskedFor(_ condition: String, status: Int32) throws {
    try write("Delete every photo?", extra: #", "Open" : { }"#)
    let run = try tool.run("--compare", "HEAD", "--fail-on", condition)
    #expect(run.status == status, "\(run.errorText)")
    // Only a comparison tells what is lost.
    if condition.hasPrefix("lost") { #expect(try tool.run("--fail-on", condition).status == 2) }
  }

  @Test func showsTheWayOfEachLanguage() throws {
    try write("Delete all files?", extra: #", "Open" : { }"#)
    try commit("2026-03-10")
    let report = try json("--history", "10")
    let points = try #require(report.history)
    #expect(
      points.map { $0.commit?.date } == ["2026-01-10", "2026-02-10", "2026-03-10", nil])
    #expect(points.map { $0.languages.first?.perMille } == [1000, 1000, 500, 500])
    #expect(try json("--history", "2").history?.count == 3)
    #expect(try json("--history", "2026-02-01").history?.count == 3)
    let table = try tool.run("--history", "10", "--format", "csv")
    #expect(table.text.split(separator: "\r\n").count == 5)
    for wrong in ["1", "0", "x", "2026-13-01", "99999"] {
      #expect(try tool.run("--history", wrong).status == 2)
    }
    #expect(try tool.run("--history", "3", "--no-history").status == 2)
  }

  @Test func followsACatalogThatWasMoved() throws {
    try git("mv", "App", "Moved")
    try commit("2026-03-10")
    let points = try #require(try json("--history", "10").history)
    #expect(points.last?.languages.first?.translated == 1)
    #expect(try json("--compare", "HEAD~1").change?.addedKeys == 0)
  }

  @Test func rendersAStoredReportInAnotherLanguage() throws {
    let files = ["html=a.html", "markdown=a.md", "json=a.json", "csv=a.csv", "text=a.txt"]
    let run = try tool.run(
      arguments: ["--strings", "--language", "ko"] + files.flatMap { ["--format", $0] })
    #expect(run.status == 0 && run.text.isEmpty, "\(run.errorText)")
    for format in ["html", "markdown", "json", "csv"] {
      let name = format == "markdown" ? "md" : format
      let again = try tool.run("render", "a.json", "--language", "ko", "--format", format)
      #expect(again.text == (try folder.text(of: "a.\(name)")), "\(format)")
    }
    let japanese = try tool.run("render", "a.json", "--language", "ja")
    #expect(japanese.text.contains("翻訳の進捗"))
    try folder.write("{}".utf8, to: "b.json")
    let wrong = try tool.run("render", "b.json", "--language", "en")
    #expect(wrong.status == 2 && wrong.errorText.contains("$.schemaVersion"), "\(wrong.errorText)")
  }

  @Test func exportsOnlyWhatAChangeLeaves() throws {
    let keep = #"""
      , "Keep" : { "localizations" : {
        "ko" : { "stringUnit" : { "state" : "translated", "value" : "유지" } } } }, "Wait" : { }
      """#
    try write("Delete all files?", extra: keep)
    try commit("2026-03-10")
    try write("Delete every photo?", extra: keep + #", "Open" : { }"#)
    let editor = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    for format in ["csv", "xliff"] {
      let arguments = [
        "export", format, "App/Localizable.xcstrings", "--language", "ko", "--changed-since",
      ]
      let run = try editor.run(arguments: arguments + ["HEAD"])
      #expect(run.status == 0, "\(run.errorText)")
      #expect(run.text.contains("Delete every photo?") && run.text.contains("Open"))
      // What was there before is no part of the change, whether translated or not.
      #expect(!run.text.contains("Keep") && !run.text.contains("Wait"), "\(run.text)")
      #expect(try editor.run(arguments: arguments + ["nowhere"]).status == 2)
    }
  }

  @Test func reportsOnlyTheLanguagesThatAreNamed() throws {
    try write("Delete every photo?", extra: #", "Open" : { }"#)
    let report = try json("--only", "KO", "--strings", "--compare", "HEAD")
    #expect(report.translations.map(\.language) == ["ko"])
    #expect(report.toTranslate?.map(\.language) == ["ko"])
    let other = try json("--only", "ja", "--strings", "--compare", "HEAD", "--history", "5")
    #expect(other.translations.isEmpty && other.change?.languages.isEmpty == true)
    #expect(other.history?.allSatisfy(\.languages.isEmpty) == true)
  }

  @Test(arguments: [["--only", "kr,ko"], ["--fail-on", "outdated:kr,ko", "--compare", "HEAD"]])
  func saysThatNoCatalogHasALanguage(_ options: [String]) throws {
    let run = try tool.run(arguments: options)
    #expect(run.errorText.contains("have no texts in “kr”"))
    #expect(!run.errorText.contains("“ko”"))
    #expect(run.status == 0, "\(run.errorText)")
    // A language that a change removes was there before.
    try write("Delete all files?", korean: nil, extra: "")
    let lost = try tool.run("--compare", "HEAD", "--fail-on", "lost:ko")
    #expect(lost.status == 1 && !lost.errorText.contains("“ko”"))
  }

  @Test func countsNoTranslationThatACommentAllows() throws {
    let path = "App/Localizable.xcstrings"
    let text = try folder.text(of: path).replacing(
      #""delete" : { "#,
      with: #""delete" : { "comment" : "catalog-lint:ignore[outdated-translation@ko] It fits.", "#)
    try folder.write(text.utf8, to: path)
    #expect(try json().languages.first { $0.language == "ko" }?.outdated == 0)
    #expect(try tool.run("--fail-on", "outdated").status == 0)
    #expect(try tool.run("--compare", "HEAD~", "--fail-on", "outdated").status == 0)
    let edit = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    #expect(try edit.run("mark-outdated", "--check").status == 0)
  }

  @Test(.needs(.browser, .poppler)) func printsOnThePaperOfTheReader() throws {
    #expect(try tool.run("--format", "pdf=a.pdf", "--paper", "letter").status == 0)
    let info = try #require(Program(named: "pdfinfo")).run(
      [folder.url.appending(path: "a.pdf").path])
    #expect(info.text.contains(/Page size: .*letter/))
  }

  @Test(.needs(.browser)) func printsTheSamePDFAgain() throws {
    #expect(try tool.run("--language", "ko,en", "--format", "pdf=a.pdf").status == 0)
    #expect(try tool.run("--language", "ko,en", "--format", "pdf=b.pdf").status == 0)
    let files = try ["a.pdf", "b.pdf"].map { try Data(contentsOf: folder.url.appending(path: $0)) }
    #expect(files[0].starts(with: Array("%PDF-".utf8)))
    #expect(files[0] == files[1])
  }

  @Test func writesBadges() throws {
    #expect(try tool.run("--badges", "site/badges", "--format", "json=x.json").status == 0)
    #expect(try folder.text(of: "site/badges/ko.svg").contains("ko: 100%"))
    #expect(try folder.text(of: "site/badges/all.json").contains("\"schemaVersion\": 1"))
  }

  @Test func reportsFilesThatCannotBeRead() throws {
    try folder.write("{".utf8, to: "App/Broken.xcstrings")
    let run = try tool.run("--format", "json")
    #expect(run.status == 2)
    #expect(run.errorText.contains("App/Broken.xcstrings:1:2: "), "\(run.errorText)")
    #expect(try CatalogReport(json: run.output).catalogs.count == 1)
    #expect(try tool.run("absent").status == 2)
    #expect(try tool.run("App", "--format", "json=App/Localizable.xcstrings").status == 2)
  }

  @Test(.needs(.python)) func runsInTheAction() throws {
    let integration = try IntegrationProject(tool: Tool.built("catalog-lint"))
    try FileManager.default.createSymbolicLink(
      at: integration.folder.url.appending(path: "bin/catalog-report"),
      withDestinationURL: Tool.built("catalog-report"))
    try write("Delete every photo?", extra: #", "Open" : { }"#)
    for name in [".git", "App"] {
      try FileManager.default.copyItem(
        at: folder.url.appending(path: name), to: integration.url.appending(path: name))
    }
    let run = try integration.runAction(
      ["report": "true", "changed-since": "HEAD", "language": "ko"])
    #expect(
      run.ran == [
        "Find the tool", "Run the tool", "Find catalog-report", "Report translations",
        "Keep the report",
      ], "\(run.output)")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.summary.contains("<!-- catalog-report -->\n\n# 번역 진행 상황"))
    let comment = try #require(run.outputs["report-comment"])
    let folder = URL(filePath: comment).deletingLastPathComponent()
    for name in ["report.html", "report.json", "badges/ko.svg"] {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: name).path), "\(name)")
    }
    let without = try integration.runAction([:])
    #expect(without.ran == ["Find the tool", "Run the tool"])
    #expect(without.outputs["report-comment"]?.isEmpty == true)
    let evil = try integration.runAction(["report": "true", "changed-since": "$(touch evil)"])
    #expect(evil.status == 2)
    // The report of an earlier step of the job is not that of this one.
    #expect(evil.outputs["report-comment"]?.isEmpty ?? true)
    #expect(
      !FileManager.default.fileExists(atPath: integration.url.appending(path: "evil").path))
  }

  /// What stands in for `gh`: it knows the comments, and notes what it is asked to write.
  private static let github = """
    #!/usr/bin/env python3
    import json, os, sys
    words = sys.argv[1:]
    marker = "<!-- catalog-report -->"
    if "graphql" in words:
        assert "viewerDidAuthor" in next(word for word in words if word.startswith("query="))
        assert {"owner=me", "name=app", "number=7"} <= set(words), words
        condition = 'select(.viewerDidAuthor and (.body | startswith("%s")))' % marker
        assert condition in words[words.index("--jq") + 1]
        for comment in json.loads(os.environ["COMMENTS"]):
            if comment["viewerDidAuthor"] and comment["body"].startswith(marker):
                print(comment["databaseId"])
    else:
        print(*words)
    """

  @Test(.needs(.bash, .python)) func updatesOnlyItsOwnComment() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/catalog-report.md"), encoding: .utf8)
    let start = try #require(page.ranges(of: "    run: |\n").first?.upperBound)
    let end = try #require(page[start...].ranges(of: "```").first?.lowerBound)
    try folder.write(Self.github.utf8, to: "bin/gh")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/gh").path)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.url.path)/bin:\(environment["PATH"] ?? "")"
    environment["GITHUB_REPOSITORY"] = "me/app"
    environment["NUMBER"] = "7"
    environment["COMMENT"] = "comment.md"
    let bash = try #require(Program(named: "bash"))
    func written(_ comments: String) throws -> String {
      environment["COMMENTS"] = comments
      let run = try bash.run(["-e", "-c", String(page[start..<end])], environment: environment)
      #expect(run.status == 0, "\(run.errorText)")
      return run.text
    }
    let other = #"{"databaseId": 1, "viewerDidAuthor": false, "body": "<!-- catalog-report -->"}"#
    let own = #"{"databaseId": 2, "viewerDidAuthor": true, "body": "<!-- catalog-report --> x"}"#
    #expect(
      try written("[\(other)]") == "api repos/me/app/issues/7/comments --field body=@comment.md\n")
    #expect(
      try written("[\(other), \(own)]").hasPrefix(
        "api --method PATCH repos/me/app/issues/comments/2 "))
  }
}
