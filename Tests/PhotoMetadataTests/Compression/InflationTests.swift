import Testing

@testable import PhotoMetadata

struct InflationTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func givesBackWhatWasCompressed(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let compressed = ZlibBuilder.stored(bytes)[...]
    #expect(Inflation.inflate(compressed, limit: max(count, 1)) == .bytes(bytes))
    if count > 1 { #expect(Inflation.inflate(compressed, limit: count - 1) == .tooLarge) }
  }

  @Test func readsRepetitions() {
    guard case .bytes(let bytes) = Inflation.inflate(Self.repetitions[...], limit: 1000) else {
      Issue.record("not inflated")
      return
    }
    #expect(bytes == Array(repeating: UInt8(ascii: "a"), count: 100))
  }

  /// The output of Python's `zlib.compress(b"a" * 100)`.
  private static let repetitions: [UInt8] = [
    0x78, 0x9C, 0x4B, 0x4C, 0xA4, 0x3D, 0x00, 0x00, 0x7A, 0x47, 0x25, 0xE5,
  ]

  @Test func stopsAtTheLimit() {
    let bomb = ZlibBuilder.bomb(50_000_000)
    #expect(Inflation.inflate(bomb[...], limit: 1_000_000) == .tooLarge)
  }

  @Test(arguments: [[], [0x78], [0x78, 0x01], Array("not compressed".utf8)] as [[UInt8]])
  func saysThatBytesAreDamaged(bytes: [UInt8]) {
    #expect(Inflation.inflate(bytes[...], limit: 1000) == .damaged)
  }

  @Test func saysThatTheSumIsWrong() {
    var bytes = ZlibBuilder.stored([1, 2, 3])
    bytes[bytes.count - 1] ^= 1
    #expect(Inflation.inflate(bytes[...], limit: 1000) == .damaged)
  }
}
