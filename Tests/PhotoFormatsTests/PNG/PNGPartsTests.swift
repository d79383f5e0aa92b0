import PhotoFormats
import TestSupport
import Testing

/// The walk over the parts of a PNG file.
struct PNGPartsTests {
  @Test(.needs(.data)) func joinsToTheFileInEveryPhoto() throws {
    try PNGParts.checkPhotos(.png, atLeast: 10)
  }

  private let whole = PNGBuilder.file(PNGBuilder.picture, PNGBuilder.text("Title", [0x41]))

  @Test func listsChunksAndWhatFollows() throws {
    let parts = PNGParts.parts(of: whole + [1, 2, 3])
    #expect(parts.map(\.kind) == [.header, .chunk, .chunk, .chunk, .chunk, .rest])
    #expect(parts.map(\.name) == ["", "IHDR", "IDAT", "tEXt", "IEND", ""])
    #expect(
      parts.dropFirst().dropLast().allSatisfy { $0.range.upperBound == $0.content.upperBound + 4 })
    #expect(PNGParts.all(in: whole).problems.isEmpty)
    #expect(PNGParts.all(in: whole, .strict).problems.isEmpty)
  }

  @Test func survivesEveryLength() { PNGParts.checkLengths(of: whole) }

  @Test func endsAtWhatIsNoChunk() throws {
    for name in ["tE t", "text", "teXt", "1234"] {
      let bytes = PNGBuilder.file(PNGBuilder.chunk(name, [1]))
      let isLetters = name.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      let lenient = PNGParts.parts(of: bytes)
      #expect(lenient.contains { $0.kind == .gap } == !isLetters, "\(name)")
      let strict = PNGParts.parts(of: bytes, .strict)
      #expect(strict.contains { $0.kind == .chunk && $0.name == name } == (name == "teXt"))
    }
  }

  @Test func isStrictAboutTheFirstAndTheLastChunk() throws {
    let signature = Array(whole.prefix(8))
    for bytes in [
      signature + PNGBuilder.picture + PNGBuilder.end,
      PNGBuilder.file(header: PNGBuilder.header() + PNGBuilder.header(), []),
      signature + PNGBuilder.chunk("IHDR", Array(repeating: 1, count: 14)) + PNGBuilder.end,
      signature + PNGBuilder.header() + PNGBuilder.chunk("IEND", [1]),
    ] {
      #expect(PNGParts.all(in: bytes).problems.isEmpty)
      #expect(PNGParts.all(in: bytes, .strict).problems == [.damaged])
      PNGParts.check(bytes)
    }
  }
}
