import Foundation
import PhotoFormats
import TestSupport
import Testing

/// The walk over the parts of a WebP file.
struct RIFFPartsTests {
  /// Returns the parts of bytes, which must be those of a file too, and join to the whole.
  @discardableResult
  private func parts(_ bytes: [UInt8], _ reading: FormatReading = .lenient) throws -> [RIFFPart] {
    let (parts, problems) = RIFFParts.all(in: bytes, reading)
    #expect(
      parts.map(\.range.lowerBound) == [0] + parts.dropLast().map(\.range.upperBound)
        || bytes.isEmpty)
    #expect((parts.last?.range.upperBound ?? 0) == bytes.count)
    #expect(parts.allSatisfy { $0.range.lowerBound <= $0.content.lowerBound })
    #expect(parts.allSatisfy { $0.content.upperBound <= $0.range.upperBound })
    #expect(parts.count <= FormatLimits.chunks + 4)
    #expect(Set(problems).count == problems.count)
    return parts
  }

  /// Checks both readings of bytes: the lenient one lists what the strict one does until that ends.
  private func check(_ bytes: [UInt8]) throws {
    let (lenient, strict) = (try parts(bytes), try parts(bytes, .strict))
    let known = strict.prefix { $0.kind != .gap }
    #expect(Array(lenient.prefix(known.count)) == Array(known))
  }

  @Test(.needs(.data)) func joinsToTheFileInEveryPhoto() throws {
    let files = try SamplePhotos.files(.webp)
    #expect(!files.isEmpty || .webp == PhotoContainer.gif)
    for path in files {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      try check(bytes)
      var source = try ByteSource(fileAt: PhotoPath(path))
      var walk = RIFFParts()
      var parts: [RIFFPart] = []
      while let part = try walk.next(in: &source) { parts.append(part) }
      #expect(parts == RIFFParts.all(in: bytes).parts, "\(path)")
      guard bytes.count < 1 << 16 else { continue }
      for bytes in SamplePhotos.damaged(bytes, count: 20) { try check(bytes) }
    }
  }

  private let whole = WebPBuilder.file(
    WebPBuilder.extended(), WebPBuilder.chunk("EXIF", [1, 2, 3]), WebPBuilder.chunk("VP8 ", [9]))

  @Test func listsChunksAndWhatFollows() throws {
    let parts = try parts(whole + [1, 2, 3])
    #expect(parts.map(\.kind) == [.header, .chunk, .chunk, .chunk, .rest])
    #expect(parts.map(\.name) == ["", "VP8X", "EXIF", "VP8 ", ""])
    #expect(parts.dropFirst().map(\.content.count) == [10, 3, 1, 3])
    #expect(parts.dropFirst().map(\.range.count) == [18, 12, 10, 3])
    #expect(RIFFParts.all(in: whole, .strict).problems.isEmpty)
  }

  @Test func survivesEveryLength() throws {
    for count in 0...whole.count {
      try check(Array(whole.prefix(count)))
      let problems = RIFFParts.all(in: Array(whole.prefix(count))).problems
      #expect(problems == (count < whole.count && count > 0 ? [.truncated] : []), "\(count)")
    }
    for bytes in SamplePhotos.damaged(whole, count: 2000) { try check(bytes) }
  }

  @Test func tellsBytesThatAreNoChunk() throws {
    for count in 1..<8 {
      var bytes = whole + Array(repeating: 7, count: count)
      bytes[4] += UInt8(count)
      #expect(try parts(bytes).last?.kind == .gap)
      #expect(RIFFParts.all(in: bytes).problems.isEmpty)
      #expect(RIFFParts.all(in: bytes, .strict).problems == [.damaged])
      try check(bytes)
    }
  }

  @Test func readsAChunkThatPassesTheEnd() throws {
    var bytes = whole + [1, 2]
    // The end that the header names lies in the last chunk.
    bytes[4] -= 2
    let parts = try parts(bytes)
    #expect(parts.map(\.kind) == [.header, .chunk, .chunk, .chunk, .rest])
    #expect(RIFFParts.all(in: bytes).problems == [.damaged])
    try check(bytes)
  }

  @Test func listsChunksInsideOfAnother() throws {
    let inner = WebPBuilder.chunk("ALPH", [1]) + WebPBuilder.chunk("VP8 ", [2, 3]) + [5]
    let bytes = [0, 0, 0] + inner + [1]
    let parts = RIFFParts.all(in: bytes, 3..<3 + inner.count).parts
    #expect(parts.map(\.kind) == [.chunk, .chunk, .gap])
    #expect(parts.map(\.range) == [3..<13, 13..<23, 23..<24])
  }
}
