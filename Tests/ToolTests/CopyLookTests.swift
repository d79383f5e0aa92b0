import Foundation
import TestSupport
import Testing

/// `metalens copy` with a look, as users run it.
struct CopyLookTests {
  private let tool = Tool()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let samples = Repository.root.appending(path: "Tools/samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: samples.path).sorted()
    let photo = try #require(names.first { $0.hasSuffix(".jpg") })
    try folder.write([UInt8](Data(contentsOf: samples.appending(path: photo))), to: "a.jpg")
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  @Test func saysWhatWasDoneAndByWhom() throws {
    let arguments = [
      "copy", path("a.jpg"), "-o", path("film") + "/", "--look", "tumble-down", "--grain", "42",
      "--grain-strength", "0.5", "--receipt-output", path("receipt.json"),
    ]
    #expect(try tool.run(arguments: arguments).status == 0)
    let receipt = try folder.text(of: "receipt.json")
    #expect(receipt.contains("look tumble-down") && receipt.contains("seed=42"))
    #expect(try tool.run("verify", path("receipt.json")).status == 0)
    let audit = try tool.run("audit", path("film/a.jpg"), "--verbose")
    #expect(audit.text.contains("Processed after capture"))
    #expect(audit.text.contains("MetaLens changed the picture"))
    #expect(audit.text.contains("look tumble-down"))
    let again = try tool.run(arguments: arguments)
    #expect(again.errorText.contains("1 already existed"))
    try folder.write(Array("other".utf8), to: "film/a.jpg")
    #expect(try tool.run("verify", path("receipt.json")).status == 1)
  }

  /// Copies say when they were made in their history, in EXIF, or in a chunk of PNG.
  @Test(
    arguments: ["a.jpg", "a.png"], [[], ["--remove", "all-private"], ["--keep-only", "camera"]])
  func continuesAtAnotherTime(name: String, others: [String]) throws {
    try folder.write(
      PNGBuilder.file(
        header: PNGBuilder.header(width: 1, height: 1),
        PNGBuilder.chunk("tIME", [0x07, 0xE1, 2, 3, 4, 5, 6]), PNGBuilder.pixel), to: "a.png")
    let arguments =
      ["copy", path(name), "-o", path("film") + "/", "--look", "tumble-down"] + others
    let first = try tool.run(arguments: arguments)
    #expect(first.status == 0, "\(first.errorText)")
    let copy = try Data(contentsOf: folder.url.appending(path: "film/\(name)"))
    var later = tool
    later.environment["SOURCE_DATE_EPOCH"] = "1757000001"
    let again = try later.run(arguments: arguments)
    #expect(again.status == 0 && again.errorText.contains("1 already existed"), "\(again)")
    #expect(try Data(contentsOf: folder.url.appending(path: "film/\(name)")) == copy)
    let other = try tool.run(
      arguments: arguments.map { $0 == "tumble-down" ? "minimal-life" : $0 })
    #expect(other.status == 1 && other.errorText.contains("already exists"))
  }

  @Test(arguments: ["html", "markdown", "text"], ["en", "ko", "ja", "zh-Hans"])
  func writesReceiptsForPeople(format: String, language: String) throws {
    let run = try tool.run(
      "copy", path("a.jpg"), "-o", path("c.jpg"), "--look", "minimal-life", "--grain", "7",
      "--receipt", format, "--language", language)
    #expect(run.status == 0)
    #expect(run.text.contains("seed"))
    #expect(!run.text.contains("copy."))
  }

  @Test func tellsAllMistakesInALook() throws {
    try folder.write(Array("{\"gama\": 1, \"contrast\": 9}".utf8), to: "look.json")
    let run = try tool.run(
      "copy", path("a.jpg"), "-o", path("b.jpg"), "--look-file", path("look.json"))
    #expect(run.status == 2)
    #expect(run.errorText.contains("look.json:1:2: error: "))
    #expect(run.errorText.contains("look.json:1:25: error: "))
    #expect(try folder.names == ["a.jpg", "look.json"])
  }

  @Test(arguments: [
    ["--grain", "1"], ["--look", "minimal-life", "--grain-strength", "0.5"],
    ["--look", "minimal-life", "--grain", "1", "--grain-strength", "2"],
    ["--look", "minimal-life", "--look-file", "x.json"], ["--look", "other"],
  ])
  func refusesWrongCommandLines(options: [String]) throws {
    let run = try tool.run(arguments: ["copy", path("a.jpg"), "-o", path("b.jpg")] + options)
    #expect(run.status == 2)
    #expect(try folder.names == ["a.jpg"])
  }
}
