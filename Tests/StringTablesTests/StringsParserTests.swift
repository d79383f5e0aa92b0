import Foundation
import StringTables
import TestSupport
import Testing

/// Foundation reads the same format, and is what apps read it with.
struct StringsParserTests {
  private func entries(_ text: String) throws -> [String: String] {
    let group = TableGroup([(path: "en.lproj/A.strings", bytes: Array(text.utf8))])
    if let failure = group.files.first?.failure { throw failure }
    guard let catalog = group.catalogs.first else { return [:] }
    return try Texts.values(in: catalog.bytes)
  }

  private func foundation(_ text: String) -> [String: String]? {
    let list = try? unsafe PropertyListSerialization.propertyList(
      from: Data(text.utf8), format: nil)
    return list as? [String: String]
  }

  @Test(arguments: [
    "\"a\" = \"b\";", "a = b;", "a.b-c_d/e:f$ = 'it s';", "/* c */ \"a\" = \"b\"; // d\n",
    "\"a\\\"b\" = \"c\\nd\\te\\\\f\\'g\";", "\"a\" = \"\\U00e9\\U263A \\Ud83d\\Ude00\";",
    "\"a\" = \"\\101\\60\";", "\"a\";\n\"b\" = \"c\";", "{ \"a\" = \"b\"; }", "\"a\" = \"b\\\nc\";",
    "\"a\" = \"1\"; \"a\" = \"2\";", "'a' = \"b'c\";", "\"\" = \"\";", "\"a\" =\u{2028}\"b\";",
    "\"한글\" = \"テスト 😀\";", "\"a\" = \"\\q\\?\";", "\"a\" = \"two\nlines\";",
  ])
  func readsWhatFoundationReads(text: String) throws {
    #expect(try entries(text) == foundation(text), "\(text)")
  }

  /// Foundation stops without an error at some positions, so that what follows is lost.
  private func isLostInFoundation(_ text: String) -> Bool {
    foundation(text + "\n\"behind\" = \"\";")?["behind"] == nil
  }

  @Test(arguments: [
    "\"a\" = \"b\"", "\"a\" = ;", "\"a\" \"b\";", "\"a\" = \"b;", "/* \"a\" = \"b\";", "= \"b\";",
    "\"a\" = \"b\"; }", "\"a\" = ( b );", "\"a\" = \"b\";=",
  ])
  func refusesWhatFoundationDoesNotReadToTheEnd(text: String) {
    #expect(isLostInFoundation(text), "\(text)")
    #expect(throws: TableFailure.self) { try entries(text) }
  }

  @Test func agreesAboutDamagedFiles() throws {
    let text = "/* A */\n\"a\" = \"Hello \\\"%@\\\"\\n\";\n// b\nb.c = 'd';\n\"e\";\n"
    var generator = SeededGenerator(seed: 3)
    let letters = Array("\"'\\=;/*{} \nan%0".utf8)
    for _ in 0..<1_500 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        let letter = letters.randomElement(using: &generator) ?? 0x20
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[position] = letter
        case 1: bytes.remove(at: position)
        default: bytes.insert(letter, at: position)
        }
      }
      let damaged = String(decoding: bytes, as: UTF8.self)
      if let entries = try? entries(damaged) {
        #expect(entries == foundation(damaged), "\(damaged)")
      } else {
        #expect(isLostInFoundation(damaged), "\(damaged)")
      }
    }
  }

  @Test func readsUTF16() throws {
    let bytes = try #require("\"a\" = \"é\";".data(using: .utf16LittleEndian))
    let group = TableGroup([(path: "en.lproj/A.strings", bytes: [0xFF, 0xFE] + bytes)])
    #expect(try Texts.values(in: try #require(group.catalogs.first).bytes) == ["a": "é"])
  }

  @Test func namesTheFirstWrongPosition() {
    let failures = ["\"a\" = \"b\"\n\"c\" = \"d\";", "\"a\" = \"b", "/* a", "[", "bplist00"].map {
      TableGroup([(path: "en.lproj/A.strings", bytes: Array($0.utf8))]).files.first?.failure
    }
    #expect(failures.map { $0?.offset } == [9, 6, 0, 0, 0])
    #expect(
      failures.map { $0?.reason } == [
        .missingSemicolon, .unclosedText, .unclosedComment, .missingText, .binary,
      ])
  }
}
