import Foundation
import TestSupport
import Testing

/// Files that other files name: a pipe or an endless device in their place is refused at once.
struct NamedFileTests {
  /// A command, and the file that it reads without being told.
  struct Reading: Sendable, CustomTestStringConvertible {
    let tool: String
    let arguments: [String]
    let file: String
    var status: Int32 = 2
    var testDescription: String { file }
  }

  private static let readings = [
    Reading(tool: "catalog-lint", arguments: ["own"], file: "own/.catalog-lint.json"),
    Reading(tool: "catalog-lint", arguments: ["extended"], file: "extended/base.json"),
    Reading(tool: "catalog-lint", arguments: ["known"], file: "known/baseline.jsonl"),
    Reading(
      tool: "catalog-lint", arguments: ["table/en.lproj/Localizable.strings"],
      file: "table/ko.lproj/Localizable.strings", status: 0),
    Reading(
      tool: "catalog-edit", arguments: ["import", "xcloc", "ko.xcloc"],
      file: "ko.xcloc/Localized Contents/ko.xliff"),
    Reading(
      tool: "metalens", arguments: ["audit", "photo.jpg", "-f", "html", "--templates", "pages"],
      file: "pages/document.css"),
    Reading(
      tool: "screen-words", arguments: ["find", "word", "shots"], file: "shots/shot.png"),
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{}}}"#
    for project in ["own", "extended", "known"] {
      try folder.write(catalog.utf8, to: project + "/Localizable.xcstrings")
    }
    try folder.write(#"{"extends":"base.json"}"#.utf8, to: "extended/.catalog-lint.json")
    try folder.write(#"{"baseline":"baseline.jsonl"}"#.utf8, to: "known/.catalog-lint.json")
    try folder.write(#""a" = "A";"#.utf8, to: "table/en.lproj/Localizable.strings")
    try folder.write("no photo".utf8, to: "photo.jpg")
  }

  @Test(.endsHangs, arguments: readings, [false, true])
  func refusesPipesAndDevices(_ reading: Reading, isPipe: Bool) throws {
    let file = folder.url.appending(path: reading.file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if isPipe {
      try #require(unsafe mkfifo(file.path, 0o600) == 0)
    } else {
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: "/dev/zero")
    }
    let run = try Tool(executable: Tool.built(reading.tool), folder: folder.url)
      .run(arguments: reading.arguments)
    #expect(run.status == reading.status, "\(run.errorText)")
    if reading.status != 0 {
      let text = run.errorText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains("Not a regular file"))
    }
  }

  @Test func extendsAHundredConfigurations() throws {
    try folder.write("{}".utf8, to: "extended/base.json")
    let tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    for (count, status) in [(99, Int32(0)), (100, 2)] {
      let names = Array(repeating: #""base.json""#, count: count).joined(separator: ",")
      try folder.write(#"{"extends":[\#(names)]}"#.utf8, to: "extended/.catalog-lint.json")
      #expect(try tool.run("extended").status == status)
    }
  }

  /// Sixteen levels of two would be 65,536 readings.
  @Test(.endsHangs) func readsConfigurationsThatExtendEachOtherFewTimes() throws {
    let text = #"{"extends":[".catalog-lint.json",".catalog-lint.json"]}"#
    try folder.write(text.utf8, to: "own/.catalog-lint.json")
    let run = try Tool(executable: Tool.built("catalog-lint"), folder: folder.url).run("own")
    #expect(run.status == 2 && run.errorText.utf8.count < 100_000)
  }
}
