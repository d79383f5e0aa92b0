import PhotoFormats
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

  /// Data in pieces of any size, in parts of any size.
  @Test(arguments: [1, 7, 1000], [1, 8, 600])
  func givesPartsOfPieces(piece: Int, part: Int) throws {
    let bytes = (0..<2400).map { UInt8(truncatingIfNeeded: $0 * $0 / 3) }
    let compressed = try #require(
      Deflation.deflate(pieces: 1, .runs) { _, buffer in buffer = bytes })
    let pieces = stride(from: 0, to: compressed.count, by: piece).map {
      compressed[$0..<min($0 + piece, compressed.count)]
    }
    func inflate(_ pieces: [ArraySlice<UInt8>], parts: Int) -> [UInt8]? {
      var result: [UInt8] = []
      let isComplete = Inflation.inflate(pieces, parts: parts, of: part) { number, buffer in
        guard number * part == result.count else { return false }
        result += buffer
        return true
      }
      return isComplete ? result : nil
    }
    #expect(inflate(pieces, parts: 2400 / part) == bytes)
    #expect(inflate([[]] + pieces + [[1, 2]], parts: 2400 / part) == bytes)
    #expect(inflate(pieces, parts: 2400 / part - 1) == nil)
    #expect(inflate(pieces, parts: 2400 / part + 1) == nil)
    #expect(inflate(pieces.dropLast(), parts: 2400 / part) == nil)
    #expect(inflate([], parts: 1) == nil)
  }

  @Test(arguments: [Deflation.Effort.level(1), .level(9), .runs])
  func compressesPieces(effort: Deflation.Effort) throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 100 ^ $0 * 31) }
    let compressed = try #require(
      Deflation.deflate(pieces: 300, effort) { piece, buffer in
        buffer = Array(bytes[piece * 1000..<(piece + 1) * 1000])
      })
    #expect(Inflation.inflate(compressed[...], limit: bytes.count) == .bytes(bytes))
  }
}
