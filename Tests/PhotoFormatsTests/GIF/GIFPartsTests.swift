import Foundation
import PhotoFormats
import TestSupport
import Testing

/// The walk over the parts of a GIF file.
struct GIFPartsTests {
  /// Returns the parts of bytes, which must be those of a file too, and join to the whole.
  @discardableResult
  private func parts(_ bytes: [UInt8], _ reading: FormatReading = .lenient) throws -> [GIFPart] {
    let (parts, problems) = GIFParts.all(in: bytes, reading)
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
    let files = try SamplePhotos.files(.gif)
    #expect(!files.isEmpty || .gif == PhotoContainer.gif)
    for path in files {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      try check(bytes)
      var source = try ByteSource(fileAt: PhotoPath(path))
      var walk = GIFParts()
      var parts: [GIFPart] = []
      while let part = try walk.next(in: &source) { parts.append(part) }
      #expect(parts == GIFParts.all(in: bytes).parts, "\(path)")
      guard bytes.count < 1 << 16 else { continue }
      for bytes in SamplePhotos.damaged(bytes, count: 20) { try check(bytes) }
    }
  }

  private let whole: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
    + [0x21, 0xFE, 2, 0x68, 0x69, 0]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0] + [0x3B]

  @Test func listsBlocksAndWhatFollows() throws {
    let parts = try parts(whole + [1])
    let comment = GIFPart.Kind.extension(label: GIFPart.comment)
    #expect(parts.map(\.kind) == [.header, comment, .image, .trailer, .rest])
    #expect(parts.map(\.range.count) == [19, 6, 15, 1, 1])
    #expect(parts.map(\.content.count) == [19, 4, 4, 1, 1])
    #expect(GIFParts.all(in: whole, .strict).problems.isEmpty)
  }

  @Test func survivesEveryLength() throws {
    for count in 0...whole.count {
      try check(Array(whole.prefix(count)))
      let problems = GIFParts.all(in: Array(whole.prefix(count))).problems
      #expect(problems == (count < whole.count && count > 0 ? [.truncated] : []), "\(count)")
    }
    for bytes in SamplePhotos.damaged(whole, count: 2000) { try check(bytes) }
  }

  @Test func endsAtWhatIsNoBlockAndInAFlood() throws {
    #expect(GIFParts.all(in: Array(whole.dropLast()) + [0x77, 1]).problems == [.damaged])
    let flood = whole.dropLast() + [0x21, 1] + Array(repeating: UInt8(1), count: 600_000)
    #expect(GIFParts.all(in: Array(flood)).problems == [.tooLong])
    try check(Array(flood))
  }
}
