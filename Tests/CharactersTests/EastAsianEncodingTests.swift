import Testing

@testable import Characters

/// The codes are those of Python's codecs.
struct EastAsianEncodingTests {
  @Test(arguments: [
    (
      EastAsianEncoding.shiftJIS,
      [0x8B, 0x9E, 0x93, 0x73, 0xB1, 0x95, 0x5C, 0x87, 0x40, 0xEE, 0xE0] as [UInt8], "京都ｱ表①髙"
    ),
    (.eucJP, [0xB5, 0xFE, 0xC5, 0xD4, 0x8E, 0xB1, 0xC9, 0xBD, 0xA4, 0xCE], "京都ｱ表の"),
    (
      .gb18030,
      [
        0xC9, 0xCF, 0xBA, 0xA3, 0x81, 0x39, 0xEE, 0x39, 0x95, 0x32, 0x82, 0x36, 0xE9, 0x46, 0xA1,
        0xA3,
      ], "上海㐀𠀀镕。"
    ),
    (.eucKR, [0xBC, 0xAD, 0xBF, 0xEF, 0x20, 0x94, 0xEE, 0x8C, 0x63, 0x20, 0xF9, 0xD3], "서울 뷁똠 漢"),
    (.eucKR, [0x81, 0x41, 0xC6, 0x52], "갂힣"),
    (
      .big5,
      [
        0xBB, 0x4F, 0xC6, 0x57, 0x41, 0xB3, 0x5C, 0xA5, 0x5C, 0xBB, 0x5C, 0xF9, 0xD6, 0xA1, 0x41,
        0xA3, 0xE1,
      ], "臺灣A許功蓋碁，€"
    ),
  ])
  func readsCharacters(encoding: EastAsianEncoding, bytes: [UInt8], text: String) {
    let scalars = encoding.characters(bytes[...])?.map(\.scalar)
    #expect(scalars == Array(text.unicodeScalars))
  }

  @Test(arguments: EastAsianEncoding.allCases)
  func refusesACharacterThatIsCut(encoding: EastAsianEncoding) {
    #expect(encoding.characters([0x41, 0xB0][...])?.count == (encoding == .shiftJIS ? 2 : nil))
    #expect(encoding.characters([0x41, 0x8E][...]) == nil)
    #expect(encoding.characters([0x41, 0x8E][...], isCut: true)?.count == 1)
  }

  @Test(arguments: EastAsianEncoding.allCases)
  func refusesBytesWithoutACharacter(encoding: EastAsianEncoding) {
    #expect(encoding.characters([0xFF, 0xFF][...]) == nil)
    #expect(encoding.characters([0x80][...]) == nil)
    #expect(encoding.characters([0x81, 0x20, 0x20, 0x20, 0x20][...]) == nil)
  }

  @Test func hasAllSyllablesOfKorean() {
    var found: Set<Unicode.Scalar> = []
    for first in UInt8(0x81)...0xFE {
      for second in UInt8(0x41)...0xFE {
        let character = EastAsianEncoding.eucKR.characters([first, second][...])
        if let character, character.count == 1 { found.insert(character[0].scalar) }
      }
    }
    #expect(found.count(where: { (0xAC00...0xD7A3).contains($0.value) }) == 11_172)
  }
}
