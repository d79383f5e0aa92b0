import Foundation
import TestSupport
import Testing

/// `catalog-lint` on the texts of an app in a store.
struct CatalogLintStoreTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
    let metadata = "fastlane/metadata"
    try folder.write("Lens\n".utf8, to: "\(metadata)/en-US/name.txt")
    try folder.write("Reports about photos\n".utf8, to: "\(metadata)/en-US/subtitle.txt")
    try folder.write("https://example.org\n".utf8, to: "\(metadata)/en-US/support_url.txt")
    try folder.write("Linse\n".utf8, to: "\(metadata)/de-DE/name.txt")
    try folder.write(
      "\nBerichte über Fotos und Stringkataloge\n".utf8, to: "\(metadata)/de-DE/subtitle.txt")
    try folder.write("2026 Lens\n".utf8, to: "\(metadata)/copyright.txt")
    try folder.write("Call me\n".utf8, to: "\(metadata)/review_information/notes.txt")
    try folder.write("Lens\n".utf8, to: "\(metadata)/android/en-US/title.txt")
  }

  private let finding =
    "fastlane/metadata/de-DE/subtitle.txt:2:1: error: subtitle · de-DE: The text has 38 "
    + "characters, but the store allows only 30. [store-length]\n"

  @Test(arguments: [".", "fastlane", "fastlane/metadata/de-DE/subtitle.txt"])
  func findsTextsInFolders(path: String) throws {
    let run = try tool.run("--format", "concise", path)
    #expect(run.status == 1)
    #expect(run.text == finding)
  }

  @Test func readsTheConfigurationAndABaseline() throws {
    #expect(try tool.run("--format", "concise", "--ignore", "store").status == 0)
    try folder.write(#"{ "exclude": ["fastlane/"] }"#.utf8, to: ".catalog-lint.json")
    #expect(try tool.run("--format", "concise").text.isEmpty)
    try folder.write("{}".utf8, to: ".catalog-lint.json")
    #expect(try tool.run("--write-baseline", "known.jsonl").status == 0)
    #expect(try tool.run("--format", "concise", "--baseline", "known.jsonl").text.isEmpty)
  }

  @Test func theProgressOfTranslationsLeavesThemOut() throws {
    #expect(try tool.run("stats").status == 2)
  }

  @Test func reportsAFileThatIsNoText() throws {
    try folder.write([0xFF, 0xC3, 0x28], to: "fastlane/metadata/de-DE/subtitle.txt")
    let run = try tool.run("--format", "concise")
    #expect(run.status == 1 && run.text.contains("de-DE/subtitle.txt:1:1: error: "))
    #expect(run.text.contains("[catalog-syntax]"))
  }
}
