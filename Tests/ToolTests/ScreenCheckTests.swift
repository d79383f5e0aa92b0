import Foundation
import TestSupport
import Testing

/// What `screen-words check` and `export` do with folders, catalogs and pictures.
struct ScreenCheckTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  /// A picture of one gray pixel.
  private static let pixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
  )

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("screen-words"), folder: folder.url)
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {
        "ko": {"stringUnit": {"state": "translated", "value": "안녕하세요"}}}}}}
      """
    try folder.write(catalog.utf8, to: "Main.xcstrings")
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func readsLocalizationCatalogsWithoutRecognition() throws {
    let location = "shots/ko.xcloc/Notes/Screenshots/UITests/iPhone"
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><array><dict>
        <key>stringKey</key><string>Hello</string><key>tableName</key><string>Main</string>
        <key>screenshots</key><array>
          <dict><key>name</key><string>1.home.png</string>
            <key>frame</key><string>{{0, 0}, {1, 1}}</string></dict>
          <dict><key>name</key><string>2.home.png</string>
            <key>frame</key><string>{{0, 0}, {1, 1}}</string></dict>
        </array></dict></array></plist>
      """
    try folder.write(list.utf8, to: "\(location)/localizedStringData.plist")
    let pixel = try #require(Self.pixel)
    try folder.write(pixel, to: "\(location)/1.home.png")
    try folder.write(pixel, to: "\(location)/2.home.png")
    // Tesseract can’t be loaded.
    try folder.write([], to: "libraries/libtesseract.so.5")
    var tool = tool
    tool.environment["LD_LIBRARY_PATH"] = folder.url.appending(path: "libraries").path
    let run = try tool.run("check", "Main.xcstrings", "--screens", "shots", "--format", "json")
    #expect(run.status == 0)
    let shots = try #require(try object(run.text)["shots"] as? [[String: Any]])
    // Copies of a picture are one shot.
    #expect(shots.count == 1)
    #expect(shots.first?["language"] as? String == "ko")
    let strings = try #require(shots.first?["strings"] as? [[String: Any]])
    #expect(strings.map { $0["key"] as? String } == ["Hello", "Hello"])
    #expect(strings.map { $0["value"] as? String } == ["안녕하세요", "안녕하세요"])
  }

  @Test func putsPicturesInsideOrBesideThePage() throws {
    try folder.write(try #require(Self.pixel), to: "shots/ko/1.png")
    func page(_ placement: String) throws -> String {
      let run = try tool.run(
        "check", "Main.xcstrings", "--screens", "shots", "--pictures", placement, "--format",
        "html=out/a b#.html")
      #expect(run.status == 0 && run.errorText.isEmpty)
      return try String(contentsOf: folder.url.appending(path: "out/a b#.html"), encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "out"), withIntermediateDirectories: false)
    let inside = try page("inside")
    #expect(inside.contains("data:image/jpeg;base64,") && inside.contains("img-src data:;"))
    #expect(!(try page("none").contains("<image")))
    let beside = try page("beside")
    #expect(beside.contains(#"href="a%20b%23-pictures/1.jpg""#) && !beside.contains("base64"))
    #expect(beside.contains(" file:; base-uri"))
    let file = folder.url.appending(path: "out/a b#-pictures/1.jpg")
    #expect(try Data(contentsOf: file).starts(with: [0xFF, 0xD8]))
    let piped = try tool.run(
      "check", "Main.xcstrings", "--screens", "shots", "--pictures", "beside", "--format", "html")
    #expect(piped.status == 2 && piped.errorText.contains("html=report.html"))
  }

  @Test func escapesHostileTextsOfPictures() throws {
    let path = "Tests/TextRecognitionTests/Samples/hostile.png"
    let picture = try Data(contentsOf: Repository.root.appending(path: path))
    try folder.write(picture, to: "shots/en/<i>\u{1B}[2J.png")
    for format in ["text", "markdown", "html", "json", "sarif", "junit", "weblate", "crowdin"] {
      let run = try tool.run("check", "Main.xcstrings", "--screens", "shots", "--format", format)
      #expect(run.status == 0, "\(format): \(run.errorText)")
      #expect(!run.text.contains("\u{1B}"), "\(format)")
      if ["html", "junit"].contains(format) {
        #expect(!run.text.contains("<script>alert") && !run.text.contains("<i>"), "\(format)")
      }
      if format == "markdown" { #expect(run.text.contains("`<script>alert(1)</script>`")) }
      if format == "json" { #expect(run.text.contains("script>alert")) }
    }
  }

  @Test func endsQuietlyWithoutAReaderOrStrings() throws {
    try folder.write(try #require(Self.pixel), to: "shots/ko/1.png")
    let catalog = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#
    try folder.write(catalog.utf8, to: "No.xcstrings")
    let empty = try tool.run("check", "No.xcstrings", "--screens", "shots")
    #expect(empty.status == 0 && empty.errorText.isEmpty)
    let shell = Program(at: URL(filePath: "/bin/sh"))
    let command = "'\(tool.executable.path)' check Main.xcstrings --screens shots | true"
    let run = try shell.run(["-c", command], environment: tool.environment, folder: folder.url)
    #expect(run.errorText.isEmpty)
  }

  @Test func takesTheLanguageFromTheFolderItIsGiven() throws {
    try folder.write(try #require(Self.pixel), to: "shots/ko/1.png")
    let run = try tool.run("check", "Main.xcstrings", "--screens", "shots/ko/", "--format", "json")
    let shots = try #require(try object(run.text)["shots"] as? [[String: Any]])
    #expect(shots.map { $0["language"] as? String } == ["ko"])
  }

  @Test func explainsWhatItCannotUse() throws {
    let pixel = try #require(Self.pixel)
    try folder.write(pixel, to: "shots/en/1.png")
    try folder.write("no picture".utf8, to: "bad/en/1.png")
    for (arguments, word) in [
      (["check", "Main.xcstrings", "--screens", "missing"], "missing"),
      (["check", "missing.xcstrings", "--screens", "shots"], "missing.xcstrings"),
      (["check", "Main.xcstrings", "--screens", "shots", "--pattern", "{name}"], "{name}"),
      (["check", "Main.xcstrings", "--screens", "shots", "--languages", "ko-KR,xx"], "xx"),
      (
        ["check", "Main.xcstrings", "--screens", "shots", "--languages", "is"], "tesseract-ocr-isl"
      ),
      (["check", "Main.xcstrings", "--screens", "shots", "-l", "fr"], "fr"),
      (["check", "Main.xcstrings", "--screens", "bad"], "bad/en/1.png"),
      (["check", "Main.xcstrings", "--screens", "shots", "--pictures", "around"], "around"),
      (["export", "xcloc", "Main.xcstrings", "--screens", "shots", "-o", "shots"], ".xcloc"),
    ] {
      let run = try tool.run(arguments: arguments)
      #expect(run.status == 2, "\(arguments)")
      let errors = String(decoding: run.errors, as: UTF8.self)
      #expect(errors.contains(word), "\(arguments): \(errors)")
    }
  }

  @Test(.needs(.data)) func findsTheStringsOfRealScreenshots() throws {
    let data = Repository.sharedData.appending(path: "screens/flashcards")
    let screens = TestScope.isComplete ? nil : "2_"
    // One screen in three languages, or all.
    let shots = folder.url.appending(path: "shots")
    for language in ["en-US", "ja", "zh-Hans"] {
      let source = data.appending(path: language)
      for name in try FileManager.default.contentsOfDirectory(atPath: source.path)
      where screens.map(name.hasPrefix) ?? true {
        try folder.write(
          Data(contentsOf: source.appending(path: name)), to: "shots/\(language)/\(name)")
      }
    }
    let run = try tool.run(
      "check", data.appending(path: "Foundation.xcstrings").path,
      data.appending(path: "ReviewCards.xcstrings").path, "--screens", shots.path,
      "--format", "json")
    #expect(run.status == 0)
    let report = try object(run.text)
    let truth = try ScreenTruth(data.appending(path: "truth.tsv"))
    let result = try truth.compare(#require(report["shots"] as? [[String: Any]]))
    #expect(Double(result.found) >= Double(result.listed) * 0.92, "\(result)")
    #expect(result.wrong.isEmpty, "\(result.wrong)")
  }
}
