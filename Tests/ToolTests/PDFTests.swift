import Foundation
import TestSupport
import Testing

/// Reports as PDF, read by Poppler and qpdf, which know nothing of the browser that made them.
struct PDFTests {
  private var tool = Tool()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    tool.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    tool.environment["TMPDIR"] = try temporary()
  }

  private func temporary() throws -> String {
    let url = folder.url.appending(path: "temporary")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func run(_ name: String, _ arguments: String...) throws -> String {
    let run = try #require(Program(named: name)).run(arguments)
    #expect(run.status == 0, "\(run.errorText)")
    return run.text
  }

  /// Returns the text of a PDF, with spaces between its words.
  private func words(_ name: String) throws -> String {
    try run("pdftotext", path(name), "-").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Nothing is left of a browser.
  private func expectNoTemporaryFiles() throws {
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary()) == [])
  }

  @Test(
    .needs(.browser, .poppler, .qpdf),
    arguments: [
      ("en", "Photo metadata audit", "Overview"), ("ko", "사진 메타데이터 검사 보고서", "개요"),
      ("ja", "写真メタデータの検査レポート", "概要"), ("zh-Hans", "照片元数据检查报告", "概览"),
    ])
  func isMadeForReadersAndArchives(language: String, title: String, heading: String) throws {
    let run = try tool.run("audit", ".", "--language", language, "-o", path("report.pdf"))
    #expect(run.status == 0, "\(run.errorText)")
    _ = try self.run("qpdf", "--check", path("report.pdf"))
    let facts = try self.run("pdfinfo", path("report.pdf"))
    #expect(facts.contains(/Tagged: +yes/))
    #expect(facts.contains(/Page size: .*A4/))
    #expect(facts.contains(/JavaScript: +no/))
    #expect(facts.contains(/CreationDate: +Thu Sep +4 15:33:20 2025/))
    // What can be selected and searched.
    let text = try words("report.pdf")
    for part in [title, heading, "harbour.jpg", "MetaLens"] { #expect(text.contains(part)) }
    // Each font is in the file, and has the characters of its glyphs.
    let fonts = try self.run("pdffonts", path("report.pdf")).split(separator: "\n").dropFirst(2)
    #expect(!fonts.isEmpty)
    #expect(fonts.allSatisfy { $0.contains(/\byes (yes|no) +yes +[0-9]+ +[0-9]+$/) })
    let outline = try self.run("qpdf", "--json", "--json-key=outlines", path("report.pdf"))
    let json = try JSONSerialization.jsonObject(with: Data(outline.utf8)) as? [String: Any]
    let titles = Self.titles(json?["outlines"])
    #expect(titles.contains { $0.contains(title) })
    #expect(titles.contains(heading))
    try expectNoTemporaryFiles()
  }

  private static func titles(_ entries: Any?) -> [String] {
    (entries as? [[String: Any]] ?? []).flatMap { entry in
      [entry["title"] as? String].compactMap(\.self) + titles(entry["kids"])
    }
  }

  @Test(.needs(.browser, .poppler)) func hasTheLanguagesOneAfterTheOther() throws {
    let run = try tool.run(
      "audit", "harbour.jpg", "--language", "ko,en", "--format", "pdf", "--paper", "letter")
    #expect(run.status == 0, "\(run.errorText)")
    try run.output.write(to: folder.url.appending(path: "report.pdf"))
    #expect(try self.run("pdfinfo", path("report.pdf")).contains(/Page size: .*letter/))
    let text = try words("report.pdf")
    let korean = try #require(text.range(of: "사진 메타데이터 검사 보고서"))
    let english = try #require(text.range(of: "Photo metadata audit"))
    #expect(korean.upperBound < english.lowerBound)
  }

  @Test(.needs(.browser)) func hasTheSameBytesAgain() throws {
    let runs = try (0..<2).map { _ in
      try tool.run("audit", "harbour.jpg", "street.jpg", "--format", "pdf").output
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].starts(with: Data("%PDF-".utf8)))
  }

  @Test(.needs(.browser, .poppler)) func isMadeOfAStoredReport() throws {
    let stored = try tool.run("audit", ".", "--format", "json").text
    let output = folder.url.path + "/"
    let run = try tool.run(
      arguments: ["report", "-", "--language", "ko,ja", "-f", "pdf", "-o", output], input: stored)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try self.run("pdftotext", path("report.ja.pdf"), "-").contains("harbour.jpg"))
    #expect(try self.run("pdftotext", path("report.ko.pdf"), "-").contains("harbour.jpg"))
  }

  @Test(
    arguments: [
      ("en", "Install one of them"), ("ko", "하나를 설치하거나"), ("ja", "インストール"), ("zh_CN", "请安装"),
    ])
  func saysWhatToInstall(language: String, sentence: String) throws {
    var tool = tool
    tool.environment["PATH"] = "/nowhere"
    tool.environment["LANG"] = "\(language).UTF-8"
    let run = try tool.run("audit", "harbour.jpg", "-o", path("report.pdf"))
    #expect(run.status == 2)
    #expect(run.errorText.contains(sentence))
    #expect(run.errorText.contains("METALENS_BROWSER"))
    #expect(!FileManager.default.fileExists(atPath: path("report.pdf")))
  }

  private func browser(_ script: String) throws -> String {
    let file = try folder.write(("#!/bin/sh\n" + script).utf8, to: "browser")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
  }

  @Test(arguments: [
    ("echo Cannot open display >&2; exit 1", "Cannot open display"), ("exit 0", "browser"),
    ("for a; do case $a in --print-to-pdf=*) echo '<html>' >\"${a#*=}\";; esac; done", "browser"),
  ])
  func saysWhatTheBrowserSaid(script: String, sentence: String) throws {
    var tool = tool
    tool.environment["METALENS_BROWSER"] = try browser(script)
    let run = try tool.run("audit", "harbour.jpg", "-o", path("report.pdf"))
    #expect(run.status == 2)
    #expect(run.errorText.contains(sentence))
    #expect(!FileManager.default.fileExists(atPath: path("report.pdf")))
    try expectNoTemporaryFiles()
  }

  @Test func endsWithoutTheProgramThatIsNamed() throws {
    var tool = tool
    tool.environment["METALENS_BROWSER"] = "/nowhere/chromium"
    let run = try tool.run("audit", "harbour.jpg", "-o", path("report.pdf"))
    #expect(run.status == 2)
    #expect(run.errorText.contains("/nowhere/chromium"))
  }

  /// The browser gets a folder of its own, no network, and no standard input.
  @Test func startsTheBrowserApart() throws {
    var tool = tool
    tool.environment["METALENS_BROWSER"] = try browser(
      """
      printf '%s\\n' "$@" >'\(path("arguments"))'
      cat >'\(path("input"))'
      for argument; do
        case $argument in
        --print-to-pdf=*)
          file=${argument#*=}
          ls -ld "$(dirname "$file")" >'\(path("folder"))'
          printf '%%PDF-1.4' >"$file"
          ;;
        esac
      done
      """)
    let run = try tool.run(arguments: ["audit", "harbour.jpg", "-f", "pdf"], input: "input")
    #expect(run.text == "%PDF-1.4")
    let arguments = try folder.text(of: "arguments")
    #expect(arguments.contains("--host-resolver-rules=MAP * ~NOTFOUND\n"))
    #expect(arguments.contains("--user-data-dir=\(try temporary())/metalens-"))
    #expect(arguments.contains("\nfile://\(try temporary())/metalens-"))
    #expect(try folder.text(of: "folder").hasPrefix("drwx------"))
    #expect(try folder.text(of: "input").isEmpty)
    try expectNoTemporaryFiles()
  }

  /// Whether a process runs; one that only waits to be forgotten does not.
  private func isRunning(_ process: pid_t) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state?.contains(") Z ") == false
  }

  @Test(.endsHangs, arguments: [SIGINT, SIGTERM])
  func endsTheBrowserWhenItIsInterrupted(signal: Int32) throws {
    let process = Process()
    process.executableURL = Tool.built
    process.arguments = ["audit", "harbour.jpg", "-o", path("report.pdf")]
    process.currentDirectoryURL = tool.folder
    process.environment = tool.environment.merging([
      "METALENS_BROWSER": try browser("sleep 600 & echo $! >'\(path("child"))'; wait")
    ]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    var child: pid_t?
    while child == nil {
      usleep(1000)
      child = (try? folder.text(of: "child")).flatMap { pid_t($0.dropLast()) }
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    // The system needs a moment to end a process.
    while isRunning(try #require(child)) { usleep(1000) }
    #expect(!FileManager.default.fileExists(atPath: path("report.pdf")))
    try expectNoTemporaryFiles()
  }
}
