import Foundation
import ProductStrings
import Reports
import StringCatalogs
import TestSupport
import Testing

struct AuditTests {
  private let tool = Tool()

  @Test func reportsAPhotoAsTextWhenNothingElseIsAsked() throws {
    let run = try tool.run("audit", "harbour.jpg", "--verbose")

    #expect(run.status == 0)
    #expect(run.text.contains("FUJIFILM"))
    #expect(run.text.contains("100"))
    #expect(run.errorText.isEmpty)
  }

  @Test(arguments: [("en", "Lens"), ("ko", "렌즈"), ("ja", "レンズ"), ("zh-CN", "镜头")])
  func speaksTheLanguageThatIsAskedFor(language: String, word: String) throws {
    let run = try tool.run("audit", "harbour.jpg", "--language", language)
    #expect(run.text.contains(word))
  }

  @Test func reportsAnEditorThatTheScoreDoesNotCount() throws {
    let run = try tool.run("audit", "street.jpg", "--width", "200")
    #expect(run.text.contains("XMP names a photo editor"))
  }

  @Test func usesTheLanguageOfTheEnvironment() throws {
    var tool = tool
    tool.environment["LANG"] = "ko_KR.UTF-8"
    #expect(try tool.run("audit", "harbour.jpg").text.contains("렌즈"))
  }

  @Test func givesTheSameBytesTwice() throws {
    let languages = ProductStrings.languages.map(\.rawValue).joined(separator: ",")
    for format in ReportFormat.withoutBrowser.map(\.rawValue) {
      let runs = try (0..<2).map { _ in
        try tool.run("audit", ".", "--language", languages, "--format", format)
      }
      #expect(runs[0].text == runs[1].text, "\(format)")
      #expect(!runs[0].text.isEmpty)
    }
  }

  @Test func carriesTheDateOfTheEnvironmentInWhateverTimeZone() throws {
    for zone in ["UTC", "Asia/Seoul", "America/New_York"] {
      var tool = tool
      tool.environment["TZ"] = zone
      let run = try tool.run("audit", "harbour.jpg", "--language", "ja", "--verbose")
      #expect(run.text.contains("2025年9月4日 15:33:20 UTC"))
      #expect(run.text.contains("2025年9月4日 18:41:07"))
    }
  }

  @Test func saysAsMuchAsIsAsked() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "report.txt").path
    let arguments = ["audit", "harbour.jpg", "-o", output, "--log-level"]
    #expect(try tool.run(arguments: arguments + ["error"]).errorText.isEmpty)
    #expect(try tool.run(arguments: arguments + ["info"]).errorText.contains("note: "))
    #expect(try tool.run(arguments: arguments + ["debug"]).errorText.contains("debug: "))
  }

  @Test func writesARowForAFileThatIsNotAPhoto() throws {
    let run = try tool.run("audit", ".", "--format", "json")
    let root = try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any]
    let reports = try #require(root?["reports"] as? [[String: Any]])

    #expect(run.status == 0)
    #expect(reports.count == 7)
    let failures = reports.filter { !($0["error"] is NSNull) }
    #expect(failures.count == 1)
    #expect((failures.first?["file"] as? String)?.hasSuffix("not-a-photo.jpg") == true)
  }

  @Test func withholdsPositionsUnlessAsked() throws {
    // An email has its text in another encoding, and PDF is compressed.
    for format in ReportFormat.withoutBrowser.map(\.rawValue) where format != "email" {
      let shared = try tool.run("audit", ".", "--format", format).text
      let complete = try tool.run("audit", ".", "--format", format, "--include-private").text
      #expect(!shared.contains("126.5"), "\(format)")
      #expect(complete.contains("126.5"), "\(format)")
    }
  }

  @Test func endsWithStatusOneBelowTheWantedScore() throws {
    #expect(try tool.run("audit", "harbour.jpg", "--fail-below", "100").status == 0)

    let run = try tool.run("audit", "harbour.jpg", "cafe.jpg", "--fail-below", "90")
    #expect(run.status == 1)
    #expect(run.text.contains("cafe.jpg"))
    #expect(run.errorText == "error: 1 photo scores below 90 or has no score.\n")
  }

  @Test func countsAFileWithoutAScoreAsBelowEveryScore() throws {
    #expect(try tool.run("audit", "not-a-photo.jpg", "--fail-below", "0").status == 1)
  }

  @Test(
    arguments: [
      ("processed", 1), ("madeByAI,partlyAI", 0), ("cannotTell, noSign", 1), ("unreadable", 1),
      ("madeByAI,notAPhotograph", 0), ("processed,edited", 2), ("", 2),
    ] as [(String, Int32)])
  func failsOnAnAssessment(list: String, status: Int32) throws {
    let photos = ["harbour.jpg", "cafe.jpg", "not-a-photo.jpg"]
    for format in ["text", "ndjson"] {
      let run = try tool.run(
        arguments: ["audit"] + photos + ["--format", format, "--fail-on", list])
      #expect(run.status == status, "\(format)")
    }
  }

  @Test(arguments: [
    ("en_US.UTF-8", "Can’t read nope.jpg: No such file or folder"),
    ("ko_KR.UTF-8", "읽을 수 없습니다: nope.jpg (파일이나 폴더가 없음)"),
    ("ja_JP.UTF-8", "読み取れません：nope.jpg（ファイルまたはフォルダがありません）"),
    ("zh_CN.UTF-8", "无法读取 nope.jpg：没有此文件或文件夹"),
  ])
  func stopsAtAPathThatDoesNotExist(locale: String, message: String) throws {
    let run = try Tool(environment: ["LANG": locale]).run("audit", "harbour.jpg", "nope.jpg")
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errorText.contains(message))
    #expect(try tool.run("audit", "").status == 2)
    #expect(try tool.run("audit", "harbour.jpg/x").status == 2)
  }

  /// In a list of paths a missing file is a row, with its reason in the reader's language.
  @Test func tellsTheReasonOfTheSystemInTheLanguageOfTheReport() throws {
    for (language, reason) in [
      ("en", "The file can’t be read: No such file or folder"),
      ("ko", "파일을 읽을 수 없습니다: 파일이나 폴더가 없음"),
    ] {
      let run = try tool.run("audit", "-", "-l", language, input: "nope.jpg\n")
      #expect(run.status == 0)
      #expect(run.text.contains(reason))
    }
  }

  @Test func countsTheFilesThatItPassesOver() throws {
    let folder = try TemporaryFolder()
    for name in ["a.mov", "B.MOV", "notes", "c.pdf", "d.mp4"] {
      try folder.write("x".utf8, to: name)
    }
    try folder.write(
      Data(contentsOf: Repository.samples.appending(path: "harbour.jpg")), to: "photo.jpg")
    let run = try Tool(folder: folder.url).run("audit", ".", "-o", "audit.json")
    #expect(run.status == 0)
    #expect(
      run.errorText.contains(
        "Skipped 5 files that aren’t photos: video 3, no extension 1, pdf 1"))
  }

  @Test func writesRawPathsIntoTablesAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data(contentsOf: Repository.samples.appending(path: "harbour.jpg")), to: "=1.jpg")
    let inside = Tool(folder: folder.url)
    #expect(try inside.run("audit", "=1.jpg", "-f", "csv").text.contains("\n'=1.jpg,"))
    #expect(try inside.run("audit", "=1.jpg", "-f", "csv", "--raw-path").text.contains("\n=1.jpg,"))
    #expect(try inside.run("audit", "=1.jpg", "-f", "text", "--raw-path").status == 2)
  }

  @Test func makesNoFolderInSilence() throws {
    let folder = try TemporaryFolder()
    let photo = Repository.samples.appending(path: "harbour.jpg").path
    let inside = Tool(folder: folder.url)
    for output in ["mistyped/report.html", "mistyped/audit.ndjson", "mistyped/deep/"] {
      let run = try inside.run("audit", photo, "-o", output)
      #expect(run.status == 2, "\(output)")
      #expect(run.errorText.contains("No such file or folder"), "\(output)")
    }
    #expect(try folder.names.isEmpty)
    let run = try inside.run("audit", photo, "-o", "reports/", "-l", "en,ko", "-f", "markdown")
    #expect(run.status == 0)
    #expect(run.errorText.contains("Folder created: reports/"))
    #expect(try folder.names == ["reports"])
  }

  @Test func saysHowManyFailedOnAnAssessment() throws {
    let run = try tool.run(
      "audit", "harbour.jpg", "cafe.jpg", "street.jpg", "--fail-on", "processed",
      "--fail-below", "80")
    #expect(run.status == 1)
    #expect(run.errorText.contains("2 photos have an assessment listed in --fail-on."))
    #expect(run.errorText.contains("2 photos score below 80"))
  }

  @Test func writesAFileALanguageIntoAFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/new/"

    for format in ReportFormat.withoutBrowser.map(\.rawValue) {
      let run = try tool.run(
        "audit", "harbour.jpg", "--language", "ko,ja", "--format", format, "-o", path)
      #expect(run.status == 0)
      #expect(run.text.isEmpty)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(
      names == [
        "report.csv", "report.html", "report.ja.eml", "report.ja.md", "report.ja.txt",
        "report.json", "report.ko.eml", "report.ko.md", "report.ko.txt", "report.ndjson",
      ])
  }

  @Test func infersTheFormatFromTheFileExtension() throws {
    let folder = try TemporaryFolder()

    let run = try tool.run("audit", "harbour.jpg", "-o", "\(folder.url.path)/report.html")

    #expect(run.status == 0)
    #expect(try folder.text(of: "report.html").hasPrefix("<!DOCTYPE html>"))
    #expect(try folder.names == ["report.html"])
    #expect(run.errorText.contains("note: Report written to "))
    #expect(run.errorText.contains("Read 1 photo; 0 couldn’t be read"))
  }

  @Test func leavesTheOldReportWhenTheNewOneCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("old".utf8, to: "file")

    let run = try tool.run("audit", "harbour.jpg", "-o", "\(folder.url.path)/file/report.html")

    #expect(run.status == 2)
    #expect(run.errorText.contains("Can’t write"))
    #expect(try folder.text(of: "file") == "old")
  }

  @Test func replacesTextsAndTemplates() throws {
    let folder = try TemporaryFolder()
    let catalog = try String(
      contentsOf: Repository.root.appending(path: "Localizations/Localizable.xcstrings"),
      encoding: .utf8)
    try Data(catalog.replacing("Lens", with: "Glass").utf8)
      .write(to: folder.url.appending(path: "Other.xcstrings"))
    try Data("{{% CONTENT_TYPE:HTML}}<p>only this</p>".utf8)
      .write(to: folder.url.appending(path: "page.html.mustache"))

    let worded = try tool.run(
      "audit", "harbour.jpg", "--localizations", "\(folder.url.path)/Other.xcstrings")
    let formed = try tool.run("audit", "harbour.jpg", "-f", "html", "--templates", folder.url.path)

    #expect(worded.text.contains("Glass"))
    #expect(formed.text.contains("only this"))
  }
}
