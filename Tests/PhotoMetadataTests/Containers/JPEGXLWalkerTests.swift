import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct JPEGXLWalkerTests {
  private let signature =
    BoxBuilder.box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + BoxBuilder.box("ftyp", Array("jxl ".utf8))
  /// 640 by 480 in the 13-bit form, each specified explicitly.
  private let picture: [UInt8] = JPEGXLWalkerTests.picture([
    (0, 1), (1, 2), (479, 13), (0, 3), (1, 2), (639, 13),
  ])

  private static func picture(_ fields: [(value: Int, size: Int)]) -> [UInt8] {
    let bits = fields.flatMap { field in (0..<field.size).map { field.value >> $0 & 1 } } + [0, 0]
    return [0xFF, 0x0A]
      + stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start...].prefix(8).enumerated().reduce(UInt8(0)) { $0 | UInt8($1.1) << $1.0 }
      }
  }

  private func read(_ boxes: [UInt8]...) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(in: signature + boxes.flatMap { $0 })
  }

  @Test func readsBoxesBeforeAndAfterThePicture() throws {
    let builder = ExifBuilder()
    let block = ExifBuilder(primary: [builder.text(0x010F, "Apple")]).block
    let metadata = try read(
      BoxBuilder.box("Exif", BoxBuilder.exif(block)),
      BoxBuilder.box("jxlp", [0, 0, 0, 0], picture),
      BoxBuilder.box(
        "xml ", Array(XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="GIMP""#).utf8)))
    #expect(metadata.container == .jpegXL)
    #expect(metadata.dimensions == PixelDimensions(width: 640, height: 480))
    #expect(metadata.exif?.make == "Apple")
    #expect(metadata.xmp?.creatorTool == "GIMP")
    #expect(metadata.problems.isEmpty)
  }

  @Test func readsTheSizeOfABarePicture() throws {
    for (fields, width, height) in [
      ([(1, 1), (23, 5), (0, 3), (31, 5)], 256, 192),
      ([(1, 1), (23, 5), (3, 3)], 256, 192),
      ([(0, 1), (0, 2), (479, 9), (7, 3)], 960, 480),
      ([(0, 1), (3, 2), (1_073_741_823, 30), (1, 3)], 1_073_741_824, 1_073_741_824),
      ([(0, 1), (2, 2), (99_999, 18), (2, 3)], 120_000, 100_000),
    ] as [([(Int, Int)], Int, Int)] {
      let metadata = try PhotoReader().metadata(in: Self.picture(fields))
      #expect(metadata.dimensions == PixelDimensions(width: width, height: height))
    }
    #expect(throws: PhotoReadError.damaged) { try PhotoReader().metadata(in: [0xFF, 0x0A]) }
  }

  @Test func saysThatAPartIsCompressedAndDamaged() throws {
    let metadata = try read(
      BoxBuilder.box("jxlc", picture), BoxBuilder.box("brob", Array("Exif".utf8), [1, 2, 3]))
    #expect(metadata.problems == [.encodedDataDamaged])
    let other = try read(
      BoxBuilder.box("jxlc", picture), BoxBuilder.box("brob", Array("zzzz".utf8), [1, 2, 3]))
    #expect(other.problems == [.compressedBoxNotRead])
  }

  @Test func readsCompressedMetadata() throws {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme")]
    let content = try #require(Brotli.compress([0, 0, 0, 0] + exif.block))
    let metadata = try read(
      BoxBuilder.box("jxlc", picture), BoxBuilder.box("brob", Array("Exif".utf8), content))
    #expect(metadata.exif?.make == "Acme")
    #expect(metadata.problems.isEmpty)
  }

  @Test func saysThatABlockHasNoHeader() throws {
    let metadata = try read(BoxBuilder.box("jxlc", picture), BoxBuilder.box("Exif", [0, 0]))
    #expect(metadata.problems == [.exifDamaged])
  }
}
