import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct WebPWalkerTests {
  private let block = {
    let builder = ExifBuilder()
    return ExifBuilder(primary: [builder.text(0x010F, "HTC")]).block
  }()
  private let packet = Array(XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="GIMP""#).utf8)

  private func read(_ chunks: [UInt8]...) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(in: WebPBuilder.file(chunks.flatMap { $0 }))
  }

  @Test(arguments: ["XMP ", "XMP\0"])
  func readsMetadataWhateverTheFlagsSay(name: String) throws {
    let metadata = try read(
      WebPBuilder.extended(), WebPBuilder.chunk("VP8 ", [1, 2, 3]),
      WebPBuilder.chunk("EXIF", block),
      WebPBuilder.chunk(name, packet))
    #expect(metadata.container == .webp)
    #expect(metadata.exif?.make == "HTC")
    #expect(metadata.xmp?.creatorTool == "GIMP")
    #expect(metadata.problems.isEmpty)
  }

  @Test func readsABlockUnderTheNameItHasInJPEG() throws {
    let metadata = try read(
      WebPBuilder.extended(), WebPBuilder.chunk("EXIF", Array("Exif\0\0".utf8) + block))
    #expect(metadata.exif?.make == "HTC")
  }

  @Test(
    arguments: [
      (WebPBuilder.extended(width: 16_777_216, height: 1), 16_777_216, 1),
      (
        WebPBuilder.chunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 0x42, 0xE0, 0x81]), 640, 480
      ),
      (WebPBuilder.chunk("VP8L", [0x2F, 0x7F, 0xC2, 0x77, 0x10]), 640, 480),
    ] as [([UInt8], Int, Int)])
  func readsTheSizeOfEveryCoding(chunk: [UInt8], width: Int, height: Int) throws {
    #expect(try read(chunk).dimensions == PixelDimensions(width: width, height: height))
  }

  @Test func saysWhatIsWrongWithTheChunks() throws {
    let whole = WebPBuilder.file(WebPBuilder.extended(), WebPBuilder.chunk("EXIF", block))
    let metadata = try PhotoReader().metadata(in: Array(whole.dropLast(4)))
    #expect(metadata.problems.contains(.fileTruncated))
    #expect(try read(WebPBuilder.chunk("EXIF", block)).problems == [.dimensionsMissing])
    #expect(throws: PhotoReadError.damaged) {
      try read(WebPBuilder.chunk("VP8 ", [0, 0, 0, 1, 2, 3, 0, 0, 0, 0]))
    }
    let many = Array(repeating: WebPBuilder.chunk("ANMF", []), count: FormatLimits.chunks)
    #expect(
      try read(WebPBuilder.extended(), many.flatMap { $0 }).problems == [.structureDamaged])
  }

  @Test func listsWhatFollowsTheEnd() throws {
    var source = ByteSource(WebPBuilder.file(WebPBuilder.extended()) + [1, 2])
    let contents = try WebPWalker.contents(of: &source)
    #expect(contents.parts.map(\.name) == ["VP8X", FilePart.rest])
    #expect(contents.problems.isEmpty)
  }
}
