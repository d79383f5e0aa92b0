import Testing

@testable import StringCatalogs

struct UTF8CheckTests {
  @Test func agreesWithTheStandardLibraryAboutEveryLeadingPair() {
    var disagreements: [[UInt8]] = []
    for lead in UInt8(0x80)...0xFF {
      for second in UInt8.min...UInt8.max {
        for third: UInt8 in [0x7F, 0xBF] {
          for fourth: UInt8 in [0x80, 0xC0] {
            let bytes = [lead, second, third, fourth]
            let word = bytes.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            if UTF8Check.length(of: word) != Self.length(bytes) { disagreements.append(bytes) }
          }
        }
      }
    }
    #expect(disagreements.isEmpty)
  }

  @Test(arguments: [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xC3, 0x28], [0xE6, 0xBC, 0x22], [0xF0, 0x9F, 0x98],
  ])
  func refusesMalformedBytesInAStringAndPointsAtThem(bytes: [UInt8]) {
    let error = Reading.error(Array(#"{"strings":{"é"#.utf8) + bytes + Array(#"":{}}}"#.utf8))
    #expect(error?.reason == .invalidUTF8)
    #expect(error?.position.byteOffset == 15)
  }

  @Test func reportsACharacterCutOffAtTheEndOfTheFile() {
    let error = Reading.error(Array(#"{"strings":{""#.utf8) + [0xE6, 0xBC])
    #expect(error?.reason == .cutOff)
    #expect(error?.position.byteOffset == 15)
  }

  @Test func refusesMalformedBytesOutsideStrings() {
    #expect(Reading.error(Array("{".utf8) + [0xFF] + Array("}".utf8))?.reason == .invalidUTF8)
  }

  /// Returns the length of the first character as decoded by the standard library, zero for none.
  private static func length(_ bytes: [UInt8]) -> Int {
    for length in 2...4 {
      let text = String(validating: bytes.prefix(length), as: UTF8.self)
      if let text, text.unicodeScalars.count == 1 { return length }
    }
    return 0
  }
}
