import PhotoFormats
import TestSupport
import Testing

/// The walk over the parts of a GIF file.
struct GIFPartsTests {
  private let whole: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
    + [0x21, 0xFE, 2, 0x68, 0x69, 0]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0] + [0x3B]

  @Test func listsBlocksAndWhatFollows() throws {
    let parts = GIFParts.parts(of: whole + [1])
    let comment = GIFPart.Kind.extension(label: GIFPart.comment)
    #expect(parts.map(\.kind) == [.header, comment, .image, .trailer, .rest])
    #expect(parts.map(\.range.count) == [19, 6, 15, 1, 1])
    #expect(parts.map(\.content.count) == [19, 4, 4, 1, 1])
    #expect(GIFParts.all(in: whole, .strict).problems.isEmpty)
  }

  @Test func survivesEveryLength() { GIFParts.checkLengths(of: whole) }

  @Test func endsAtWhatIsNoBlockAndInAFlood() throws {
    #expect(GIFParts.all(in: Array(whole.dropLast()) + [0x77, 1]).problems == [.damaged])
    let flood = whole.dropLast() + [0x21, 1] + Array(repeating: UInt8(1), count: 600_000)
    #expect(GIFParts.all(in: Array(flood)).problems == [.tooLong])
    GIFParts.check(Array(flood))
  }
}
