import Foundation
import TestSupport
import Testing

/// The screenshots of strings, as `catalog-preview` and `catalog-edit` find them.
struct CatalogPreviewScreensTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  private static let checks = Repository.root.appending(path: "Tests/StringPreviewsTests/Checks")

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-preview"), folder: folder.url)
    try folder.write(Self.catalog.utf8, to: "Localizable.xcstrings")
    try folder.write([], to: "out/.keep")
  }

  private static let catalog = """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "cancel" : { "localizations" : {
        "ar" : { "stringUnit" : { "state" : "translated", "value" : "إلغاء" } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Cancel" } },
        "ko" : { "stringUnit" : { "state" : "translated", "value" : "취소" } } } },
      "other" : { "localizations" : {
        "ko" : { "stringUnit" : { "state" : "translated", "value" : "기타" } } } } } }
    """

  private func report(_ files: String..., key: String = "cancel") -> String {
    let shots = files.map { file in
      """
      { "file" : "\(file)", "name" : "home", "language" : "ko", "width" : 200, "height" : 400,
        "strings" : [ { "table" : "Localizable", "key" : "\(key)", "text" : "취소",
          "frame" : { "x" : 20, "y" : 100, "width" : 60, "height" : 20 } } ] }
      """
    }
    return """
      { "schemaVersion" : 1, "toolVersion" : "1", "shots" : [ \(shots.joined(separator: ",")) ] }
      """
  }

  private func writePicture(_ path: String, width: Int = 200, bytes: Int = 0) throws {
    let picture = SamplePictures.png(width: width, height: 400)
    try folder.write(picture + [UInt8](repeating: 0, count: bytes), to: path)
  }

  private func data(of path: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: path))
  }

  private func count(_ text: String, in page: String) -> Int {
    page.components(separatedBy: text).count - 1
  }

  private func export(_ arguments: String...) throws -> (page: String, errors: String) {
    let run = try tool.run(
      arguments: ["export", "html", "Localizable.xcstrings", "-o", "out/page.html"] + arguments)
    #expect(run.status == 0, "\(run.errorText)")
    return (try folder.text(of: "out/page.html"), run.errorText)
  }

  // MARK: - A page

  @Test(.needs(.browser, .python), arguments: ["inside", "beside"])
  func showsFramesWhereTheStringsAre(placement: String) throws {
    let python = try #require(Program.python)
    let draw = Self.checks.appending(path: "draw-screens.py")
    #expect(try python.run([draw.path, folder.url.path]).status == 0)
    let page = try export(
      "--screens", "report.json", "--screens", "ko.xcloc", "--pictures", placement)
    #expect(page.errors == "")
    // Several pictures are in the page: the one in Arabic, and those in Korean.
    #expect(count("<image ", in: page.page) == 7)
    let check = Self.checks.appending(path: "check-static-pictures.py")
    let run = try python.run([check.path, folder.url.appending(path: "out/page.html").path])
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }

  @Test func putsLargePicturesBesideThePage() throws {
    try folder.write(report("a.png", "b.png").utf8, to: "report.json")
    try writePicture("a.png", bytes: 5_000_000)
    try writePicture("b.png", width: 201, bytes: 4_999_885)
    let size = try data(of: "a.png").count + data(of: "b.png").count
    try #require(size <= 10_000_000)
    let pictures = folder.url.appending(path: "out/page-pictures")
    _ = try export("--screens", "report.json")
    #expect(!FileManager.default.fileExists(atPath: pictures.path))
    try writePicture("b.png", width: 201, bytes: 4_999_885 + 10_000_001 - size)
    let page = try export("--screens", "report.json").page
    #expect(page.contains("href=\"page-pictures/1.png\"") && !page.contains("base64"))
    for (name, source) in [("1.png", "a.png"), ("2.png", "b.png")] {
      #expect(try data(of: "out/page-pictures/\(name)") == data(of: source))
    }
    // As a person wants it.
    #expect(try export("--screens", "report.json", "--pictures", "inside").page.contains("base64"))
    #expect(try !export("--screens", "report.json", "--pictures", "none").page.contains("<svg"))
    // Standard output has no folder beside it.
    let output = try tool.run(
      "export", "html", "Localizable.xcstrings", "--screens", "report.json", "--pictures", "beside")
    #expect(output.status == 2 && output.errorText.contains("--pictures none"))
    let text = try tool.run("export", "html", "Localizable.xcstrings", "--screens", "report.json")
    #expect(text.status == 0 && text.text.contains("base64"))
  }

  @Test func replacesNoPictureOfAReport() throws {
    try folder.write(report("../out/page-pictures/1.png").utf8, to: "shots/report.json")
    try writePicture("out/page-pictures/1.png")
    let before = try data(of: "out/page-pictures/1.png")
    let run = try tool.run(
      "export", "html", "Localizable.xcstrings", "-o", "out/page.html", "--screens",
      "shots/report.json", "--pictures", "beside")
    #expect(run.status == 2 && run.errorText.contains("1.png"))
    #expect(try data(of: "out/page-pictures/1.png") == before)
  }

  @Test func saysWhichPicturesCannotBeShown() throws {
    try folder.write(
      report("good.png", "missing.png", "large.png", "page.png", "link.png").utf8,
      to: "report.json")
    try writePicture("good.png")
    try writePicture("large.png", width: 200_000)
    try folder.write("<html>".utf8, to: "page.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.png").path, withDestinationPath: "good.png")
    let page = try export("--screens", "report.json")
    #expect(count("<image ", in: page.page) == 1)
    let errors = page.errors.replacing("\n", with: " ")
    #expect(errors.contains("(4): missing.png, large.png, page.png"), "\(errors)")
    #expect(errors.contains("link.png") && !errors.contains("good.png"))
  }

  /// Two reports that say the same, and one that says more.
  @Test func showsAPictureOfSeveralReportsOnce() throws {
    try folder.write(report("a.png").utf8, to: "one.json")
    try folder.write(report("./a.png", "a.png").utf8, to: "two.json")
    try folder.write(report("a.png", key: "other").utf8, to: "three.json")
    try writePicture("a.png")
    let page = try export(
      "--screens", "one.json", "--screens", "two.json", "--screens", "three.json", "--language",
      "ko"
    ).page
    #expect(count("<image ", in: page) == 1 && count("<details", in: page) == 2)
    #expect(count("class=\"frame\"", in: page) == 4)
  }

  @Test func followsALinkThatAPersonNamed() throws {
    try writePicture("shots/a.png")
    try folder.write(report("a.png").utf8, to: "shots/report.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "way").path, withDestinationPath: "shots")
    #expect(try count("<image ", in: export("--screens", "way/report.json").page) == 1)
    #expect(try count("<image ", in: export("--screens", "shots/report.json").page) == 1)
  }

  @Test(arguments: [
    "", "{", "[]", "{\"shots\":[]}", "<plist></plist>", "\u{FEFF}{}",
    "{\"schemaVersion\":1,\"toolVersion\":\"1\",\"shots\":[{\"file\":\"a.png\",\"width\":-1}]}",
  ])
  func refusesBrokenReports(text: String) throws {
    try folder.write(text.utf8, to: "report.json")
    let run = try tool.run(
      "export", "html", "Localizable.xcstrings", "--screens", "report.json")
    #expect(run.status == 2 && run.text.isEmpty && run.errorText.contains("report.json"))
  }

  // MARK: - The configuration

  @Test(arguments: [#""App/shots.json""#, #"["App/shots.json"]"#, #"["./App//shots.json"]"#])
  func readsWhatAConfigurationNames(value: String) throws {
    try folder.write("{ \"screens\": \(value) }".utf8, to: ".catalog-lint.json")
    try folder.write(report("a.png", "App/b.png").utf8, to: "App/shots.json")
    // Paths count from the folder of the report, or from that of the configuration.
    try writePicture("App/a.png")
    try writePicture("App/b.png")
    let page = try export()
    #expect(page.errors == "" && count("<image ", in: page.page) == 2)
    // A person who names others means only those.
    try folder.write(report("App/a.png").utf8, to: "one.json")
    #expect(try count("<image ", in: export("--screens", "one.json").page) == 1)
    #expect(try count("<image ", in: export("--pictures", "none").page) == 0)
  }

  @Test func warnsWhereAConfigurationNamesNothing() throws {
    try folder.write(
      "{\n  \"screens\": [\"a.json\",\n    \"b.json\"],\n}".utf8, to: ".catalog-lint.json")
    try folder.write(report("a.png").utf8, to: "a.json")
    try folder.write("{}".utf8, to: "b.json")
    try writePicture("a.png")
    let page = try export()
    #expect(count("<image ", in: page.page) == 1)
    let errors = page.errors.replacing("\n", with: " ")
    #expect(
      errors.hasPrefix("warning: .catalog-lint.json:3:5: b.json doesn’t say which strings"),
      "\(errors)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "b.json"))
    #expect(try export().errors.contains(".catalog-lint.json:3:5: "))
  }

  /// A project may come from anywhere, and its page may go anywhere.
  @Test func showsNothingOutsideOfTheFolderOfAConfiguration() throws {
    try folder.write("{ \"screens\": [\"report.json\"] }".utf8, to: "project/.catalog-lint.json")
    try folder.write(Self.catalog.utf8, to: "project/Localizable.xcstrings")
    let secret = folder.url.appending(path: "secret.png").path
    try writePicture("secret.png")
    try writePicture("project/a.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "project/way").path, withDestinationPath: "..")
    try folder.write(
      report("secret.png", "../secret.png", secret, "way/secret.png", "a.png").utf8,
      to: "project/report.json")
    let run = try tool.run("export", "html", "project/Localizable.xcstrings", "-o", "page.html")
    #expect(run.status == 0)
    #expect(try count("<image ", in: folder.text(of: "page.html")) == 1)
    // The person in the folder may want them.
    let named = try tool.run(
      "export", "html", "project/Localizable.xcstrings", "-o", "page.html", "--screens",
      "project/report.json")
    #expect(named.status == 0)
    #expect(try count("<image ", in: folder.text(of: "page.html")) == 2)
  }

  /// Frames in pixels of the file, whatever their unit, so that a model finds the string in it.
  @Test(.needs(.python))
  func tellsModelsWhereAStringIs() throws {
    let draw = Self.checks.appending(path: "draw-screens.py")
    #expect(try #require(Program.python).run([draw.path, folder.url.path]).status == 0)
    try folder.write(
      #"{ "screens": ["report.json", "ko.xcloc"] }"#.utf8, to: ".catalog-lint.json")
    let edit = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    func screenshots(_ language: String, _ options: String...) throws -> [[String: Any]] {
      let call = """
        { "jsonrpc" : "2.0", "id" : 1, "method" : "tools/call", "params" : { "name" : "show_string",
          "arguments" : { "key" : "cancel", "languages" : ["\(language)"] } } }
        """
      let run = try edit.run(
        arguments: ["mcp"] + options, input: call.replacing("\n", with: " ") + "\n")
      let answer = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      let result = answer?["result"] as? [String: Any]
      let content = result?["structuredContent"] as? [String: Any]
      return content?["screenshots"] as? [[String: Any]] ?? []
    }
    func frame(_ screenshot: [String: Any]?, at index: Int) -> [Int] {
      let frames = screenshot?["frames"] as? [[String: Any]] ?? []
      return ["x", "y", "width", "height"].compactMap { frames[index][$0] as? Int }
    }
    let korean = try screenshots("ko")
    let package = "ko.xcloc/Notes/Screenshots/Any Test/Any Device"
    #expect(
      korean.compactMap { $0["file"] as? String } == [
        "shots/ko-home.png", "shots/turned.jpg", "\(package)/1.home.png",
        "\(package)/2.turned.jpg",
      ])
    #expect(frame(korean.first, at: 0) == [300, 500, 400, 80])
    #expect(frame(korean.dropFirst(2).first, at: 2) == [600, 900, 360, 90])
    #expect(frame(korean.last, at: 2) == [400, 600, 240, 60])
    #expect((korean.first?["language"] as? String) == "ko")
    #expect(try screenshots("ar").first?["file"] as? String == "shots/ar-home.webp")
    // Those that a person named, and no others.
    #expect(try screenshots("ko", "--screens", "ko.xcloc").count == 2)
  }

  @Test(arguments: [
    (#"["a.json", 7]"#, "1:25", "“screens”"), (#""""#, "1:14", "path inside"),
    (#"["/etc/a.json"]"#, "1:15", "“/etc/a.json”"), (#"["a/../b"]"#, "1:15", "“a/../b”"),
    (#"{}"#, "1:14", "“screens”"), ("null", "1:14", "“screens”"),
  ])
  func saysWhereAConfigurationIsWrong(value: String, position: String, words: String) throws {
    try folder.write("{ \"screens\": \(value) }".utf8, to: ".catalog-lint.json")
    let lint = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    let run = try lint.run("config", "check")
    let prefix = ".catalog-lint.json:\(position): "
    #expect(run.status == 1 && run.text.hasPrefix(prefix), "\(run.text)")
    #expect(run.text.contains(words), "\(run.text)")
    // The page is there without them.
    let page = try export()
    #expect(page.errors.contains(position) && !page.page.contains("<svg"))
  }

  @Test func readsAPipeOfNoConfiguration() throws {
    try folder.write("{ \"screens\": [\"pipe\", \"large.json\"] }".utf8, to: ".catalog-lint.json")
    let path = folder.url.appending(path: "pipe").path
    try #require(unsafe mkfifo(path, 0o600) == 0)
    try folder.write("".utf8, to: "large.json")
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "large.json"))
    try file.truncate(atOffset: 65 << 20)
    let errors = try export().errors
    #expect(errors.contains("1:15") && errors.contains("1:23"), "\(errors)")
  }
}
