import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct TIFFWalkerTests {
  private func size(
    _ builder: ExifBuilder, _ width: Int, _ height: Int, kind: Int? = nil
  ) -> [ExifBuilder.Entry] {
    func long(_ tag: Int, _ value: Int) -> ExifBuilder.Entry {
      ExifBuilder.Entry(tag: tag, format: 4, count: 1, value: builder.number(value, 4))
    }
    return (kind.map { [long(0x00FE, $0)] } ?? []) + [long(0x0100, width), long(0x0101, height)]
  }

  @Test(arguments: [true, false])
  func readsTheFileAsABlock(isLittleEndian: Bool) throws {
    var builder = ExifBuilder(isLittleEndian: isLittleEndian)
    let packet = Array(XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="GIMP""#).utf8)
    builder.primary =
      size(builder, 640, 480) + [
        builder.text(0x010F, "Canon"), builder.bytes(0x02BC, format: 1, packet),
        builder.bytes(0x83BB, format: 7, Array(repeating: 1, count: 20)),
      ]
    builder.exif = [builder.text(0x9003, "2024:03:09 17:05:01")]
    var source = ByteSource(builder.block)
    let metadata = try PhotoReader().metadata(from: &source)
    #expect(metadata.container == .tiff)
    #expect(metadata.dimensions == PixelDimensions(width: 640, height: 480))
    #expect(metadata.exif?.make == "Canon")
    #expect(metadata.exif?.dateTimeOriginal?.year == 2024)
    #expect(metadata.xmp?.creatorTool == "GIMP")
    #expect(metadata.problems.isEmpty)
    let contents = try TIFFWalker.contents(of: &source)
    #expect(contents.parts.map(\.name) == ["0x02BC", "0x83BB"])
    #expect(contents.parts.map(\.range.count) == [packet.count, 20])
  }

  @Test func readsADirectoryFarBehindThePicture() throws {
    var builder = ExifBuilder()
    builder.primary = size(builder, 640, 480) + [builder.text(0x0110, "Far away")]
    let distance = 20_000_000
    var block = builder.block
    // The model is the third entry; its text follows the directory and moves with it.
    let field = 8 + 2 + 12 * 2 + 8
    block.replaceSubrange(field..<field + 4, with: builder.number(distance + 2 + 12 * 3 + 4, 4))
    let file = Array(block[..<4]) + builder.number(distance, 4)
    let bytes = file + Array(repeating: 0x55, count: distance - 8) + block[8...]
    let temporary = try TemporaryFile(bytes)
    var source = try ByteSource(fileAt: PhotoPath(temporary.path))
    let metadata = try PhotoReader().metadata(from: &source)
    #expect(metadata.exif?.model == "Far away")
    #expect(source.bytesFetched < 64 * 1024)
  }

  @Test func findsTheWholePictureOfARawFile() throws {
    var builder = ExifBuilder()
    // Three directories of 3 entries each follow one another: 8, 8 + 2 + 5 * 12 + 4, and so on.
    let child = 8 + 2 + 12 * 4 + 4
    let entries = size(builder, 160, 120, kind: 1)
    builder.primary =
      entries + [
        ExifBuilder.Entry(tag: 0x014A, format: 4, count: 1, value: builder.number(child, 4))
      ]
    var raw = ExifBuilder()
    raw.primary = size(raw, 6000, 4000, kind: 0)
    let file = builder.block + raw.block[8...]
    let metadata = try PhotoReader().metadata(in: file)
    #expect(metadata.dimensions == PixelDimensions(width: 6000, height: 4000))
  }

  @Test func readsWhatPanasonicAndOlympusMadeOfTIFF() throws {
    var builder = ExifBuilder()
    builder.primary =
      [(4, 10), (5, 20), (6, 490), (7, 660)].map { tag, value in
        ExifBuilder.Entry(tag: tag, format: 3, count: 1, value: builder.number(value, 2))
      } + [builder.text(0x010F, "Panasonic")]
    for (magic, size) in [
      (0x55, PixelDimensions(width: 640, height: 480)), (0x4F52, nil), (0x5352, nil),
    ] {
      let file = Array("II".utf8) + builder.number(magic, 2) + builder.block[4...]
      let metadata = try PhotoReader().metadata(in: file)
      #expect(metadata.exif?.make == "Panasonic")
      #expect(metadata.dimensions == size)
    }
  }

  @Test(arguments: ["CR\u{2}\0", "IIII"])
  func usesTheSizeInEXIFWhereTheFirstPictureIsAPreview(mark: String) throws {
    var builder = ExifBuilder()
    builder.primary = size(builder, 160, 120)
    builder.exif = [(0xA002, 6000), (0xA003, 4000)].map { tag, value in
      ExifBuilder.Entry(tag: tag, format: 4, count: 1, value: builder.number(value, 4))
    }
    // The first directory moves to after the mark, and with it the one that it points to.
    var block = builder.block
    let pointer = 8 + 2 + 12 * 2 + 8
    block.replaceSubrange(pointer..<pointer + 4, with: builder.number(8 + 2 + 12 * 3 + 4 + 8, 4))
    let header: [UInt8] = block[..<4] + builder.number(16, 4)
    let file: [UInt8] = header + Array(mark.utf8) + [0, 0, 0, 0] + block[8...]
    let metadata = try PhotoReader().metadata(in: file)
    #expect(metadata.dimensions == PixelDimensions(width: 6000, height: 4000))
  }

  @Test func followsNoCycles() throws {
    var builder = ExifBuilder()
    builder.primary =
      size(builder, 160, 120, kind: 1) + [
        ExifBuilder.Entry(
          tag: 0x014A, format: 4, count: 600, value: (0..<600).flatMap { builder.number($0, 4) })
      ]
    var source = ByteSource(builder.block)
    let metadata = try PhotoReader().metadata(from: &source)
    #expect(metadata.dimensions == PixelDimensions(width: 160, height: 120))
    #expect(source.bytesExamined < 200_000)
  }

  @Test func saysThatNothingIsThere() {
    for bytes in [[0x49, 0x49, 0x2A, 0], [0x49, 0x49, 0x2A, 0, 0xFF, 0xFF, 0xFF, 0xFF]]
      as [[UInt8]]
    {
      #expect(throws: PhotoReadError.damaged) { try PhotoReader().metadata(in: bytes) }
    }
  }
}
