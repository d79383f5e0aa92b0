import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

/// Files of a few kilobytes that would require hours of work.
@Suite(.endsHangs)
struct HostileContainersTests {
  private func metadata(_ bytes: [UInt8]) throws -> EmbeddedMetadata {
    var source = ByteSource(bytes)
    let metadata = try PhotoReader().metadata(from: &source)
    #expect(source.bytesExamined < 4 * 1024 * 1024)
    return metadata
  }

  private func heif(_ items: [BoxBuilder.Item], references: [[UInt8]]) throws -> EmbeddedMetadata {
    try metadata(BoxBuilder.fileType + BoxBuilder.meta(items, references: references))
  }

  @Test func followsNoItemsThatLieInManyOthers() throws {
    let positions = (1...250).map { (index: $0, offset: 0, length: 1) }
    let items = (2...8).map {
      BoxBuilder.Item(id: $0, type: "Exif", method: 2, positions: positions)
    }
    let references = (2...8).map { id in
      BoxBuilder.reference("iloc", from: id, to: Array(repeating: id + 1, count: 250))
    }
    #expect(try heif(items, references: references).problems == [.structureDamaged])
  }

  @Test func countsPositionsThatTakeNoBytes() throws {
    // Version 0, all sizes 0: an item takes 6 bytes, whatever number of extents it claims.
    let entries = (0..<20_000).flatMap { (id: Int) -> [UInt8] in
      BoxBuilder.number(id, 2) + [0, 0, 0xFF, 0xFF]
    }
    let file =
      BoxBuilder.fileType
      + BoxBuilder.fullBox(
        "meta",
        BoxBuilder.fullBox("pitm", [0, 1]),
        BoxBuilder.fullBox(
          "iinf", [0, 9],
          (1...9).flatMap {
            BoxBuilder.fullBox(
              "infe", version: 2, BoxBuilder.number($0, 2), [0, 0], Array("Exif".utf8), [0])
          }),
        BoxBuilder.fullBox("iloc", [0, 0], BoxBuilder.number(20_000, 2), entries))
    #expect(throws: PhotoReadError.damaged) { try metadata(file) }
  }

  @Test func triesOnlySomeOfManyItems() throws {
    let items = (2...2000).map {
      BoxBuilder.Item(id: $0, type: "Exif", method: 1, positions: [(0, 0, 1)])
    }
    let problems = try metadata(
      BoxBuilder.fileType + BoxBuilder.meta(items, data: [0])
    ).problems
    #expect(problems == [.structureDamaged, .exifDamaged])
  }

  @Test func findsNoPropertiesInAFlood() throws {
    // An association of 4 billion pictures, in many boxes.
    let list = BoxBuilder.fullBox(
      "ipma", [0xFF, 0xFF, 0xFF, 0xFF], Array(repeating: 0, count: 8000))
    let properties = BoxBuilder.box("iprp", Array(repeating: list, count: 200).flatMap { $0 })
    #expect(throws: PhotoReadError.damaged) {
      try metadata(
        BoxBuilder.fileType
          + BoxBuilder.fullBox("meta", BoxBuilder.fullBox("pitm", [0, 1]), properties))
    }
  }

  @Test func survivesEveryByteOfSmallFiles() throws {
    let builder = ExifBuilder()
    let block = ExifBuilder(primary: [builder.text(0x010F, "Canon")]).block
    let packet = Array("<a/>".utf8)
    let data = BoxBuilder.exif(block) + packet
    let items: [BoxBuilder.Item] = [
      .init(id: 2, type: "Exif", method: 2, positions: [(1, 0, 10), (1, 10, data.count - 14)]),
      .init(
        id: 3, type: "mime", contentType: "application/rdf+xml", method: 1,
        positions: [(0, data.count - 4, 4)]),
      .init(id: 4, type: "data", method: 1, positions: [(0, 0, 0)]),
    ]
    let references = [
      BoxBuilder.reference("iloc", from: 2, to: [4]),
      BoxBuilder.reference("cdsc", from: 2, to: [1]),
    ]
    let files = [
      BoxBuilder.fileType + BoxBuilder.meta(items, data: data, references: references),
      BoxBuilder.box("JXL ", [0x0D, 0x0A, 0x87, 0x0A])
        + BoxBuilder.box("jxlc", [0xFF, 0x0A, 0x7F, 0x55, 0x12, 0x34])
        + BoxBuilder.box("Exif", BoxBuilder.exif(block)) + BoxBuilder.box("xml ", packet),
      PNGBuilder.file(
        PNGBuilder.chunk("eXIf", block),
        PNGBuilder.internationalText(
          "XML:com.adobe.xmp", ZlibBuilder.stored(packet), isCompressed: true),
        PNGBuilder.text("Raw profile type exif", PNGBuilder.rawProfile("exif", block))),
      WebPBuilder.file(
        WebPBuilder.extended(), WebPBuilder.chunk("EXIF", block), WebPBuilder.chunk("XMP ", packet)),
      block,
      ImageFileBuilder.gif(
        ImageFileBuilder.gifComment("comment"), ImageFileBuilder.gifPicture,
        ImageFileBuilder.gifXMP(packet)),
      ImageFileBuilder.bmp(header: 124, profile: ImageFileBuilder.profile("sRGB")),
      ImageFileBuilder.photoshop(
        ImageFileBuilder.resource(0x0422, block), ImageFileBuilder.resource(0x0424, packet),
        ImageFileBuilder.resource(0x0404, ImageFileBuilder.iptc(2, 65, "A program"))),
      ImageFileBuilder.jpeg2000(
        ImageFileBuilder.jp2Header(profile: ImageFileBuilder.profile("sRGB")),
        BoxBuilder.box("uuid", Array("JpgTiffExif->JP2".utf8), block),
        BoxBuilder.box("uuid", Box.xmpIdentifier, packet),
        BoxBuilder.box("jp2c", ImageFileBuilder.codestream)),
    ]
    var effort = Effort()
    for file in files {
      #expect(throws: Never.self) { try PhotoReader().metadata(in: file) }
      for index in file.indices {
        for value in [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF] as [UInt8] {
          var mutant = file
          mutant[index] = value
          effort.read(mutant, named: "byte \(index) is \(value)")
        }
        effort.read(Array(file[..<index]), named: "\(index) bytes")
      }
    }
    #expect(effort.maximumBytesExamined < 64 * 1024)
  }
}
