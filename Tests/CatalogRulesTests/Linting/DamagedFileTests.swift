import StringCatalogs
import Testing

@testable import CatalogRules

/// Files that are not catalogs: each is one finding, with the location of the damage.
struct DamagedFileTests {
  private static let head = #"{"sourceLanguage":"en","strings":{"#

  /// The kind of a file, its bytes, and the maximum number of bytes before the location of the
  /// error.
  private static let damaged: [(String, [UInt8], Int)] = [
    ("empty", [], 0),
    ("white space", Array(" \n\n".utf8), 0),
    ("conflict", Array("{\n  \"strings\" : {\n<<<<<<< HEAD\n  }\n}".utf8), 18),
    ("pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8), 0),
    ("half", Array("\(head)\"a\":{\"localizations\":{\"de\":{".utf8), .max),
    ("half a string", Array("\(head)\"a\":{\"comm".utf8), .max),
    ("trailing comma", Array("{\n  \"strings\" : { \"a\" : { }, }\n}".utf8), 27),
    ("missing comma", Array("{\n  \"strings\" : { \"a\" : { } \"b\" : { } }\n}".utf8), 28),
    ("no UTF-8", Array("\(head)\"a".utf8) + [0xC0, 0x80] + Array("\":{}}}".utf8), 36),
    ("half a character", Array("\(head)\"".utf8) + [0xED, 0x95] + Array("\":{}}}".utf8), 35),
    ("UTF-16 LE", [0xFF, 0xFE] + utf16(isBig: false), 0),
    ("UTF-16 BE", [0xFE, 0xFF] + utf16(isBig: true), 0),
    ("UTF-16 LE without mark", utf16(isBig: false), 0),
    ("UTF-16 BE without mark", utf16(isBig: true), 0),
    // The root object is the first of 512 levels.
    ("arrays", Array("{\"strings\":".utf8) + Array(repeating: 0x5B, count: 10_000), 11 + 511),
    ("objects", Array(String(repeating: "{\"a\":", count: 10_000).utf8), 512 * 5),
    ("list", Array("[]".utf8), 0),
    ("no strings", Array("{\"version\":\"1.0\"}".utf8), 0),
  ]

  @Test(arguments: damaged)
  func saysWhereAFileIsDamaged(name: String, bytes: [UInt8], offset: Int) throws {
    let lines = try SmallReport.report(on: bytes).split(separator: "\n")
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(
      line.hasPrefix("a.xcstrings:\(SmallReport.location(of: offset, in: bytes)): error: "),
      "\(line)")
    #expect(line.hasSuffix(" [catalog-syntax]"))
  }

  @Test func hasAMessageOfItsOwnForEachDamage() {
    // The two halves have one defect, as do the two spaces, encodings and depths.
    let messages = Set(Self.damaged.map { SmallReport.lint($0.1).findings.map(\.message.key) })
    #expect(messages.count == 11)
  }

  @Test func reportsAByteOrderMarkAsInformation() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("\(Self.head)\"a\":{}},\"version\":\"1.0\"}".utf8)
    let text = try SmallReport.report(on: bytes)
    #expect(text.hasPrefix("a.xcstrings:1:1: info: "))
    #expect(text.hasSuffix(" [catalog-syntax]\n"))
    #expect(text.split(separator: "\n").count == 1)
  }

  private static func utf16(isBig: Bool) -> [UInt8] {
    "{\"strings\":{}}".utf16.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }
}
