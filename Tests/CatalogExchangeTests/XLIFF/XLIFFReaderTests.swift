import CatalogExchange
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct XLIFFReaderTests {
  private func error(_ bytes: [UInt8]) -> ExchangeError? {
    #expect(throws: ExchangeError.self) { try XLIFFReader.files(in: bytes) }
  }

  private static let unit =
    "<trans-unit id=\"a\"><source>a</source><target>b</target></trans-unit>"

  /// A document may have as many units as its size suggests; one that is mostly marks may not.
  @Test func readsManyUnits() throws {
    let many = String(repeating: Self.unit + "\n", count: 60_000)
    let files = try XLIFFReader.files(in: Documents.xliff(units: many))
    #expect(files.count == 1)
    let marks = String(repeating: "<a/>", count: 600_000)
    #expect(error(Documents.xliff(units: marks)) != nil)
  }

  @Test func readsUTF16() throws {
    let text = String(decoding: Documents.xliff(units: Self.unit), as: UTF8.self)
    let big = try #require(text.data(using: .utf16BigEndian))
    let little = try #require(text.data(using: .utf16LittleEndian))
    #expect(try XLIFFReader.files(in: [0xFE, 0xFF] + big).count == 1)
    #expect(try XLIFFReader.files(in: [0xFF, 0xFE] + little).count == 1)
    #expect(try XLIFFReader.files(in: [0xEF, 0xBB, 0xBF] + text.utf8).count == 1)
    #expect(error([0xFE, 0xFF, 0]) == ExchangeError(.notUnicode))
    #expect(error([0xFF, 0x3C]) == ExchangeError(.notUnicode))
  }

  @Test(arguments: [
    #"<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>"#,
    #"<!DOCTYPE x SYSTEM "file:///etc/passwd">"#,
    #"<!-- --><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>"#,
  ])
  func refusesADocumentType(declaration: String) {
    let text = String(decoding: Documents.xliff(units: Self.unit + "&a;"), as: UTF8.self)
    let bytes = Array(text.replacing("\n<xliff", with: "\n\(declaration)\n<xliff").utf8)
    #expect(error(bytes) == ExchangeError(.hasDocumentType, line: 2))
  }

  @Test func refusesWhatIsNotWhole() {
    let bytes = Documents.xliff(units: Self.unit)
    for count in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(error(Array(bytes[..<count])) != nil)
    }
  }

  @Test func refusesWhatIsNestedTooDeeply() {
    for depth in [100, 10_000] {
      let units =
        String(repeating: "<group>", count: depth) + String(repeating: "</group>", count: depth)
      #expect(error(Documents.xliff(units: units)) != nil)
    }
  }

  @Test(arguments: ["<x/>", "<!---->", "<g a='' b='' c=''></g>", "<?x?>"])
  func refusesMoreNodesThanTranslationsHave(node: String) {
    let few = Documents.xliff(units: String(repeating: node, count: 10))
    #expect((try? XLIFFReader.files(in: few)) != nil)
    let many = Documents.xliff(units: String(repeating: node, count: 1_000_001))
    #expect(error(many) == ExchangeError(.tooLarge))
  }

  @Test func refusesAFileThatIsLargerThanAnyTranslation() {
    #expect(error(Array(repeating: 0x20, count: 64 << 20 | 1)) == ExchangeError(.tooLarge))
  }

  @Test func refusesCharactersThatXMLForbids() {
    for character in ["\0", "\u{1}", "&#0;", "&#x18;", "&undefined;"] {
      let units = Self.unit.replacing("b<", with: "\(character)<")
      #expect(error(Documents.xliff(units: units))?.line == 4, "\(character.debugDescription)")
    }
  }

  @Test func refusesOtherFormats() {
    #expect(error(Array("<html/>".utf8)) == ExchangeError(.notXLIFF(found: "html"), line: 1))
    let second = #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"/>"#
    #expect(error(Array(second.utf8)) == ExchangeError(.wrongVersion("2.0"), line: 1))
    let foreign = #"<xliff xmlns="urn:foreign" version="1.2"/>"#
    #expect(
      error(Array(foreign.utf8)) == ExchangeError(.notXLIFF(found: "{urn:foreign}xliff"), line: 1))
  }

  @Test func survivesDamage() throws {
    let catalog = try Catalogs.catalog(Catalogs.shapes)
    let bytes = Documents.xliff(catalog, "ko")
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[position] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: position)
        default:
          let piece = bytes[Int.random(in: 0..<bytes.count, using: &generator)...].prefix(40)
          damaged.insert(contentsOf: piece, at: position)
        }
      }
      guard let files = try? XLIFFReader.files(in: damaged) else { continue }
      var result = CatalogImport(into: catalog)
      for file in files { try result.add(file) }
      #expect(result.catalog.entries.count == catalog.entries.count)
    }
  }
}
