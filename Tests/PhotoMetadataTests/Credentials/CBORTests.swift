import Testing

@testable import PhotoMetadata

/// Values of CBOR, RFC 8949.
struct CBORTests {
  private func value(_ bytes: [UInt8]) -> CBORValue? {
    var reader = CBORReader(bytes[...])
    return reader.value()
  }

  /// RFC 8949, appendix A.
  @Test(
    arguments: [
      ([0x00], 0), ([0x18, 0x64], 100), ([0x20], -1), ([0x38, 0x63], -100),
      ([0x39, 0x03, 0xE7], -1000),
    ] as [([UInt8], Int)])
  func readsWholeNumbers(bytes: [UInt8], number: Int) {
    #expect(value(bytes)?.integer == number)
    #expect((value(bytes)?.number == nil) == (number < 0))
  }

  /// RFC 8949, appendix A.
  @Test(
    arguments: [
      ([0xF9, 0x00, 0x00], 0), ([0xF9, 0x00, 0x01], 5.960464477539063e-8),
      ([0xF9, 0x04, 0x00], 0.00006103515625), ([0xF9, 0x3C, 0x00], 1), ([0xF9, 0x3E, 0x00], 1.5),
      ([0xF9, 0x7B, 0xFF], 65504), ([0xF9, 0xC4, 0x00], -4), ([0xF9, 0x7C, 0x00], .infinity),
      ([0xF9, 0xFC, 0x00], -.infinity), ([0xFA, 0x47, 0xC3, 0x50, 0x00], 100_000),
      ([0xFB, 0x3F, 0xF1, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9A], 1.1),
      ([0xFB, 0xC0, 0x10, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66], -4.1),
    ] as [([UInt8], Double)])
  func readsFractions(bytes: [UInt8], number: Double) {
    guard case .fraction(let found) = value(bytes) else {
      Issue.record("no fraction")
      return
    }
    #expect(found == number)
    #expect(value(bytes.dropLast()) == nil)
  }

  /// Members have texts and numbers as keys; of several, the last one counts.
  @Test func readsMembersByTheirKeys() {
    let map = value([0xA4, 0x01, 0x02, 0x61, 0x61, 0x03, 0x20, 0x04, 0x01, 0x05])
    #expect(map?[1]?.number == 5)
    #expect(map?["a"]?.number == 3)
    #expect(map?[-1]?.number == 4)
    #expect(map?[2] == nil && map?["b"] == nil)
    #expect(map?.members?.count == 4)
  }

  @Test func givesTheBytesOfAMember() {
    let bytes: [UInt8] = [0xA2, 0x61, 0x61, 0x01, 0x61, 0x62, 0x82, 0x18, 0x01, 0x02]
    var reader = CBORReader(bytes[...])
    #expect(reader.bytes(of: "b").map(Array.init) == [0x82, 0x18, 0x01, 0x02])
    for damaged in [[0x82, 0x61, 0x62], [0xBF, 0x61, 0x62, 0x01, 0xFF], [0xA1, 0x61]] as [[UInt8]] {
      var reader = CBORReader(damaged[...])
      #expect(reader.bytes(of: "b") == nil)
    }
  }

  @Test(arguments: [2, 3, 4]) func readsAsManyValuesAsAllowed(limit: Int) {
    var reader = CBORReader([0x82, 0x01, 0x02], limit: limit)
    #expect((reader.value() == nil) == (limit < 3))
    #expect(reader.itemsLeft == max(0, limit - 3))
  }
}
