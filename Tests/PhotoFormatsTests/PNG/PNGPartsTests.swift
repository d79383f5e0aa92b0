import Foundation
import PhotoFormats
import TestSupport
import Testing

/// The walk over the parts of a PNG file.
struct PNGPartsTests {
  /// Returns the parts of bytes, which must be those of a file too, and join to the whole.
  @discardableResult
  private func parts(_ bytes: [UInt8], _ reading: FormatReading = .lenient) throws -> [PNGPart] {
    let (parts, problems) = PNGParts.all(in: bytes, reading)
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
    let files = try SamplePhotos.files(.png)
    #expect(!files.isEmpty || .png == PhotoContainer.gif)
    for path in files {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      try check(bytes)
      var source = try ByteSource(fileAt: PhotoPath(path))
      var walk = PNGParts()
      var parts: [PNGPart] = []
      while let part = try walk.next(in: &source) { parts.append(part) }
      #expect(parts == PNGParts.all(in: bytes).parts, "\(path)")
      guard bytes.count < 1 << 16 else { continue }
      for bytes in SamplePhotos.damaged(bytes, count: 20) { try check(bytes) }
    }
  }

  private let whole = PNGBuilder.file(PNGBuilder.picture, PNGBuilder.text("Title", [0x41]))

  @Test func listsChunksAndWhatFollows() throws {
    let parts = try parts(whole + [1, 2, 3])
    #expect(parts.map(\.kind) == [.signature, .chunk, .chunk, .chunk, .chunk, .rest])
    #expect(parts.map(\.name) == ["", "IHDR", "IDAT", "tEXt", "IEND", ""])
    #expect(parts.dropFirst().dropLast().allSatisfy { $0.isWhole })
    #expect(PNGParts.all(in: whole).problems.isEmpty)
    #expect(PNGParts.all(in: whole, .strict).problems.isEmpty)
  }

  @Test func survivesEveryLength() throws {
    for count in 0...whole.count {
      let bytes = Array(whole.prefix(count))
      try check(bytes)
      #expect(
        PNGParts.all(in: bytes).problems == (count < whole.count && count > 0 ? [.truncated] : []),
        "\(count)")
    }
    for bytes in SamplePhotos.damaged(whole, count: 2000) { try check(bytes) }
  }

  @Test func endsAtWhatIsNoChunk() throws {
    for name in ["tE t", "text", "teXt", "1234"] {
      let bytes = PNGBuilder.file(PNGBuilder.chunk(name, [1]))
      let isLetters = name.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      let lenient = try parts(bytes)
      #expect(lenient.contains { $0.kind == .gap } == !isLetters, "\(name)")
      let strict = try parts(bytes, .strict)
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
      try check(bytes)
    }
  }
}
