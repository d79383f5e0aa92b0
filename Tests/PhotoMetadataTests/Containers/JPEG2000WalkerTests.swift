import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct JPEG2000WalkerTests {
  private typealias Build = ImageFileBuilder
  private let block = RawBuilder.camera.block
  private let packet = Array(XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="GIMP""#).utf8)

  private func read(_ bytes: [UInt8]) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(in: bytes)
  }

  private func exif(_ block: [UInt8]) -> [UInt8] {
    BoxBuilder.box("uuid", Array("JpgTiffExif->JP2".utf8), block)
  }

  @Test(arguments: ["jp2 ", "jpx "]) func readsTheBoxes(brand: String) throws {
    let metadata = try read(
      Build.jpeg2000(
        Build.jp2Header(profile: Build.profile("A profile")), exif(block),
        BoxBuilder.box("uuid", Box.xmpIdentifier, packet),
        BoxBuilder.box("jp2c", Build.codestream), brand: brand))
    #expect(metadata.container == .jpeg2000)
    #expect(metadata.dimensions == PixelDimensions(width: 640, height: 480))
    #expect(metadata.exif?.make == "Maker")
    #expect(metadata.xmp?.creatorTool == "GIMP")
    #expect(metadata.traces.colorProfile?.name == "A profile")
    #expect(!metadata.traces.parts.contains { $0.name == "jp2c" })
    #expect(metadata.problems.isEmpty)
  }

  @Test func readsABlockUnderTheNameItHasInJPEG() throws {
    let file = Build.jpeg2000(Build.jp2Header(), exif(Array("Exif\0\0".utf8) + block))
    #expect(try read(file).exif?.make == "Maker")
  }

  @Test func readsXMPFromABoxOfXMLOnlyIfItIsXMP() throws {
    let xml = { (text: [UInt8]) in BoxBuilder.box("xml ", text) }
    let other = Array("<gml:FeatureCollection/>".utf8)
    let metadata = try read(Build.jpeg2000(Build.jp2Header(), xml(other), xml(packet)))
    #expect(metadata.xmp?.creatorTool == "GIMP")
    #expect(metadata.problems.isEmpty)
  }

  @Test func readsIPTCAndImageResources() throws {
    let iptc: [UInt8] = [
      0x33, 0xC7, 0xA4, 0xD2, 0xB8, 0x1D, 0x47, 0x23, 0xA0, 0xBA, 0xF1, 0xA3, 0xE0, 0x97, 0xAD,
      0x38,
    ]
    let resources: [UInt8] = [
      0x2C, 0x4C, 0x01, 0x00, 0x85, 0x04, 0x40, 0xB9, 0xA0, 0x3E, 0x56, 0x21, 0x48, 0xD6, 0xDF,
      0xEB,
    ]
    let others = try read(
      Build.jpeg2000(
        Build.jp2Header(), BoxBuilder.box("uuid", iptc, Build.iptc(2, 65, "A program")),
        BoxBuilder.box("uuid", resources, Build.resource(0x03ED, [1, 2])))
    ).traces.others
    #expect(others.map(\.source) == [.iptc(record: 2, dataSet: 65), .imageResource(0x03ED)])
  }

  @Test func readsTheSizeOfACodestream() throws {
    let size = PixelDimensions(width: 640, height: 480)
    #expect(try read(Build.codestream).dimensions == size)
    let boxed = BoxBuilder.box("jp2c", Build.codestream)
    #expect(try read(Build.jpeg2000(boxed)).dimensions == size)
    // The size of one object is not that of a page.
    #expect(throws: PhotoReadError.damaged) { try read(Build.jpeg2000(boxed, brand: "jpm ")) }
    #expect(try read(Build.jpeg2000(Build.jp2Header(), boxed, brand: "jpm ")).dimensions == size)
    #expect(throws: PhotoReadError.damaged) { try read(Array(Build.codestream.prefix(23))) }
  }

  @Test func saysWhatIsWrongWithTheBoxes() throws {
    let file = Build.jpeg2000(Build.jp2Header(), exif(block))
    let cut = try read(Array(file.dropLast(10)))
    #expect(cut.problems.contains(.fileTruncated))
    #expect(try read(Build.jpeg2000(exif(block))).problems == [.dimensionsMissing])
    let many = Array(repeating: BoxBuilder.box("free"), count: FormatLimits.boxes).flatMap { $0 }
    #expect(try read(Build.jpeg2000(Build.jp2Header(), many)).problems == [.structureDamaged])
  }
}
