import PhotoMetadata
import Testing

@testable import ValueSearch

/// Names in texts whose encoding has a byte for each character.
struct SingleByteEncodingTests {
  private static let names: [(name: String, text: String, bytes: [UInt8])] = [
    // windows-874, 1250, 1253, 1254, 1255, 1256, KOI8-R, Mac OS Roman, as Python encodes them.
    (
      "เชียงราย", "ที่เชียงรายนี้",
      [0xB7, 0xD5, 0xE8, 0xE0, 0xAA, 0xD5, 0xC2, 0xA7, 0xC3, 0xD2, 0xC2, 0xB9, 0xD5, 0xE9]
    ),
    ("Łódź", "in Łódź.", [0x69, 0x6E, 0x20, 0xA3, 0xF3, 0x64, 0x9F, 0x2E]),
    ("Αθήνα", "Αθήνα 2", [0xC1, 0xE8, 0xDE, 0xED, 0xE1, 0x20, 0x32]),
    ("Iğdır", "Iğdır!", [0x49, 0xF0, 0x64, 0xFD, 0x72, 0x21]),
    ("חיפה", "חיפה.", [0xE7, 0xE9, 0xF4, 0xE4, 0x2E]),
    (
      "القاهرة", "مساء القاهرة",
      [
        0xE3, 0xD3, 0xC7, 0xC1, 0x20, 0xC7, 0xE1, 0xDE, 0xC7, 0xE5, 0xD1, 0xC9,
      ]
    ),
    ("Воронеж", "Воронеж", [0xF7, 0xCF, 0xD2, 0xCF, 0xCE, 0xC5, 0xD6]),
    ("Besançon", "Besançon", [0x42, 0x65, 0x73, 0x61, 0x6E, 0x8D, 0x6F, 0x6E]),
  ]

  @Test(arguments: names.indices) func findsNames(index: Int) {
    let (name, text, bytes) = Self.names[index]
    #expect(SingleByteEncoding.all.contains { $0.encoded(text) == bytes })
    var values = RemovedValues()
    values.add(text: name, of: .location)
    #expect(values.kind(foundIn: [], bytes[...]) == .location)
    // A text that was read in another encoding.
    #expect(values.kind(foundIn: [String(decoding: bytes, as: UTF8.self)], bytes[...]) == .location)
    values = RemovedValues()
    values.add(text: "Reykjavík", of: .location)
    #expect(values.kind(foundIn: [], bytes[...]) == nil)
  }

  /// A character of Chinese alone is a name where no other one stands beside it.
  @Test(arguments: [
    ("泉の朝", true), ("朝の泉", true), ("泉", true), ("泉、夏", true), ("温泉の朝", false), ("泉谷", false),
    ("泉2", false),
  ])
  func findsNamesOfOneCharacter(text: String, isFound: Bool) {
    var values = RemovedValues()
    values.add(text: "泉", of: .location)
    #expect((values.kind(foundIn: [text], []) != nil) == isFound)
  }
}
