import PhotoFormats
import TestSupport
import Testing

/// The walk over the parts of a WebP file.
struct RIFFPartsTests {
  @Test(.needs(.data)) func joinsToTheFileInEveryPhoto() throws {
    try RIFFParts.checkPhotos(.webp, atLeast: 10)
  }

  private let whole = WebPBuilder.file(
    WebPBuilder.extended(), WebPBuilder.chunk("EXIF", [1, 2, 3]), WebPBuilder.chunk("VP8 ", [9]))

  @Test func listsChunksAndWhatFollows() throws {
    let parts = RIFFParts.parts(of: whole + [1, 2, 3])
    #expect(parts.map(\.kind) == [.header, .chunk, .chunk, .chunk, .rest])
    #expect(parts.map(\.name) == ["", "VP8X", "EXIF", "VP8 ", ""])
    #expect(parts.dropFirst().map(\.content.count) == [10, 3, 1, 3])
    #expect(parts.dropFirst().map(\.range.count) == [18, 12, 10, 3])
    #expect(RIFFParts.all(in: whole, .strict).problems.isEmpty)
  }

  @Test func survivesEveryLength() { RIFFParts.checkLengths(of: whole) }

  @Test func tellsBytesThatAreNoChunk() throws {
    for count in 1..<8 {
      var bytes = whole + Array(repeating: 7, count: count)
      bytes[4] += UInt8(count)
      #expect(RIFFParts.parts(of: bytes).last?.kind == .gap)
      #expect(RIFFParts.all(in: bytes).problems.isEmpty)
      #expect(RIFFParts.all(in: bytes, .strict).problems == [.damaged])
      RIFFParts.check(bytes)
    }
  }

  @Test func readsAChunkThatPassesTheEnd() throws {
    var bytes = whole + [1, 2]
    // The end that the header names lies in the last chunk.
    bytes[4] -= 2
    let parts = RIFFParts.parts(of: bytes)
    #expect(parts.map(\.kind) == [.header, .chunk, .chunk, .chunk, .rest])
    #expect(RIFFParts.all(in: bytes).problems == [.damaged])
    RIFFParts.check(bytes)
  }

  @Test func listsChunksInsideOfAnother() throws {
    let inner = WebPBuilder.chunk("ALPH", [1]) + WebPBuilder.chunk("VP8 ", [2, 3]) + [5]
    let bytes = [0, 0, 0] + inner + [1]
    let parts = RIFFParts.all(in: bytes, 3..<3 + inner.count).parts
    #expect(parts.map(\.kind) == [.chunk, .chunk, .gap])
    #expect(parts.map(\.range) == [3..<13, 13..<23, 23..<24])
  }
}
