import Foundation
import ProductStrings
import StringCatalogs
import StringPreviews
import TestSupport
import TextLayout
import Testing

/// The terminal output in the languages of the product and in narrow and wide windows.
struct TerminalSnapshotTests {
  private let snapshots = Snapshots(
    in: Repository.root.appending(path: "Tests/StringPreviewsTests/Snapshots"))

  @Test(arguments: [("en", 80), ("ko", 80), ("ja", 40), ("zh-Hans", 120)])
  func showsEveryKindOfString(language: LanguageTag, columns: Int) throws {
    let preview = try SampleCatalog.preview()
    let localizer = ProductStrings.localizer(languages: [language])
    let strings = preview.strings(for: preview.keys)
    let text = StringPreview.terminalText(
      of: strings, path: preview.path,
      style: TerminalStyle(localizer: localizer, columns: columns))
    try snapshots.expect(text, named: "show-\(language)-\(columns).txt")
    let list = preview.overview().terminalText(
      style: TerminalStyle(localizer: localizer, columns: columns))
    try snapshots.expect(list, named: "list-\(language)-\(columns).txt")
  }

  @Test func drawsARuler() throws {
    let preview = try SampleCatalog.preview()
    let localizer = ProductStrings.localizer(languages: ["en"])
    let strings = preview.strings(
      for: ["tap", "cancel", "files"], options: PreviewOptions(languages: ["ko", "ar"]))
    let text = StringPreview.terminalText(
      of: strings, path: preview.path,
      style: TerminalStyle(localizer: localizer, columns: 80, ruler: 20, showsPatterns: true))
    try snapshots.expect(text, named: "show-ruler.txt")
  }

  @Test func writesJSON() throws {
    let preview = try SampleCatalog.preview()
    let localizer = ProductStrings.localizer(languages: ["en"])
    let strings = preview.strings(
      for: preview.keys, options: PreviewOptions(languages: ["ko", "ru"]))
    try snapshots.expect(
      StringPreview.json(of: strings, localizer: localizer), named: "show.json")
    try snapshots.expect(preview.overview().json, named: "list.json")
  }

  @Test func colorsOnlyValues() throws {
    let preview = try SampleCatalog.preview()
    let localizer = ProductStrings.localizer(languages: ["en"])
    let strings = preview.strings(for: ["files"], options: PreviewOptions(languages: ["ru"]))
    let text = StringPreview.terminalText(
      of: strings, path: preview.path,
      style: TerminalStyle(localizer: localizer, columns: 80, hasColors: true))
    #expect(
      text.contains("\u{1B}[36m21\u{1B}[0m файл") || text.contains("\u{1B}[36m1\u{1B}[0m файл"))
    let plain = StringPreview.terminalText(
      of: strings, path: preview.path, style: TerminalStyle(localizer: localizer, columns: 80))
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}
