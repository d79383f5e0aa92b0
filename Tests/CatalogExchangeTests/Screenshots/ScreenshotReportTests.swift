import CatalogExchange
import Foundation
import StringCatalogs
import Testing

struct ScreenshotReportTests {
  private static let string =
    #"{"table":"Main","key":"a","text":"A","value":"A","frame":{"x":1,"y":2,"width":3,"height":4}}"#

  private func report(
    shot: String = #""file":"ko/1.png","name":"1","language":"ko","width":10,"height":20"#,
    strings: String = Self.string
  ) -> ScreenshotReport? {
    let shots = #"[{\#(shot),"strings":[\#(strings)]}]"#
    let text = #"{"schemaVersion":1,"toolVersion":"1","shots":\#(shots)}"#
    return ScreenshotReport(bytes: Array(text.utf8))
  }

  @Test func readsWhereStringsAre() throws {
    let shot = try #require(report()?.shots.first)
    #expect(shot.file == "ko/1.png" && shot.name == "1" && shot.language == "ko")
    #expect((shot.width, shot.height) == (10, 20))
    let string = try #require(shot.strings.first)
    #expect(string.names == [.init(table: "Main", key: "a")] && string.text == "A")
    #expect(string.frame == ScreenshotStrings.Frame(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func namesOtherStringsWithTheSameText() throws {
    let others = #""alternatives":[{"table":"Other","key":"b"},{"table":"Other"}],"text""#
    let text = Self.string.replacingOccurrences(of: #""text""#, with: others)
    let names = try #require(report(strings: text)?.shots.first?.strings.first?.names)
    #expect(names == [.init(table: "Main", key: "a"), .init(table: "Other", key: "b")])
  }

  @Test(arguments: ["", "[]", "{}", #"{"shots":[]}"#, #"{"schemaVersion":1,"toolVersion":"1"}"#])
  func isNoOtherFile(text: String) {
    #expect(ScreenshotReport(bytes: Array(text.utf8)) == nil)
  }

  @Test(arguments: [0, -1, 1_000_001, Int.min, Int.max])
  func leavesOutAPictureWithoutASize(width: Int) {
    let shot = #""file":"1.png","width":\#(width),"height":20"#
    #expect(report(shot: shot)?.shots == [])
    let string = Self.string.replacingOccurrences(of: #""width":3"#, with: #""width":\#(width)"#)
    let isKept = width == 0
    #expect(report(strings: string)?.shots.first?.strings.count == (isKept ? 1 : 0))
  }

  @Test func takesTheLargestPicture() {
    let shot = #""file":"1.png","width":1000000,"height":1"#
    #expect(report(shot: shot)?.shots.count == 1)
  }
}
