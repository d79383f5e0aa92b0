import CatalogExchange
import Foundation
import Testing

struct ScreenshotStringsTests {
  private let strings = ScreenshotStrings(
    entries: [
      ScreenshotStrings.Entry(
        key: "Show answer & <more>", table: "Main",
        screenshots: [
          ScreenshotStrings.Screenshot(
            name: "1 답.png", frame: ScreenshotStrings.Frame(x: 10, y: 20.5, width: 300, height: 40))
        ]),
      ScreenshotStrings.Entry(key: "", table: "Other", screenshots: []),
    ], bundle: "org.example.app")

  @Test func readsWhatItWrites() {
    #expect(ScreenshotStrings(bytes: strings.bytes) == strings)
  }

  @Test(arguments: [
    ("3.home", "home"), ("12.a.b", "a.b"), ("home", "home"), ("v2.home", "v2.home"),
    (".home", ".home"), ("3.", "3."), ("", ""),
  ])
  func leavesOutTheNumberOfACopy(name: String, rest: String) {
    #expect(ScreenshotStrings.nameWithoutNumber(name[...]) == rest)
  }

  @Test func isReadByFoundation() throws {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(strings.bytes), options: [], format: nil)
    let first = try #require((list as? [[String: Any]])?.first)
    #expect(first["stringKey"] as? String == "Show answer & <more>")
    #expect(first["tableName"] as? String == "Main")
    let shot = try #require((first["screenshots"] as? [[String: String]])?.first)
    #expect(shot == ["name": "1 답.png", "frame": "{{10, 20.5}, {300, 40}}"])
  }

  @Test func readsTheBinaryForm() throws {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(strings.bytes), options: [], format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    #expect(ScreenshotStrings(bytes: [UInt8](binary)) == strings)
  }

  @Test func survivesDamage() throws {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(strings.bytes), options: [], format: nil)
    let binary = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    for position in binary.indices {
      for value: UInt8 in [0, 1, 0x0F, 0x5F, 0xA1, 0xDF, 0xFF] {
        var damaged = binary
        damaged[position] = value
        _ = ScreenshotStrings(bytes: damaged)
      }
      _ = ScreenshotStrings(bytes: Array(binary[..<position]))
      _ = ScreenshotStrings(bytes: Array(strings.bytes.prefix(position)))
    }
  }

  @Test(arguments: [
    "", "{{1, 2}, {3}}", "{{1, 2}, {3, -4}}", "{{1, 2}, {3, nan}}", "{{1e99, 2}, {3, 4}}",
    "1 2 3 4",
  ])
  func leavesOutABadFrame(text: String) {
    let xml = """
      <plist version="1.0"><array><dict><key>stringKey</key><string>a</string><key>screenshots</key>
      <array><dict><key>name</key><string>a.png</string><key>frame</key><string>\(text)</string></dict>
      </array></dict></array></plist>
      """
    let read = ScreenshotStrings(bytes: Array(xml.utf8))
    #expect(read?.entries.map(\.table) == ["Localizable"])
    #expect(read?.entries.first?.screenshots.isEmpty == true)
  }

  @Test(arguments: ["", "<a/>", "bplist00", "<plist><dict/></plist>"])
  func refusesAnythingElse(text: String) {
    #expect(ScreenshotStrings(bytes: Array(text.utf8)) == nil)
  }
}
