import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct HEIFWalkerTests {
  private static let block = {
    let builder = ExifBuilder()
    return ExifBuilder(primary: [builder.text(0x010F, "Apple")]).block
  }()
  private static let packet = Array(
    XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="17.1""#).utf8)

  private func read(_ boxes: [UInt8]...) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(in: BoxBuilder.fileType + boxes.flatMap { $0 })
  }

  /// A file whose only item is in the data box.
  private func read(item: [UInt8], type: String = "Exif") throws -> EmbeddedMetadata {
    try read(
      BoxBuilder.meta(
        [.init(id: 2, type: type, method: 1, positions: [(0, 0, item.count)])], data: item))
  }

  @Test func readsItemsInTheFileInPiecesAndInOtherItems() throws {
    let exif = BoxBuilder.exif(Self.block, distance: 6)
    let data = exif + Self.packet
    let start = BoxBuilder.fileType.count + 8
    let inFile = BoxBuilder.meta([
      .init(id: 2, type: "Exif", base: start, positions: [(0, 0, 30), (0, 30, exif.count - 30)]),
      .init(
        id: 3, type: "mime", contentType: "application/rdf+xml",
        positions: [(0, start + exif.count, Self.packet.count)]),
    ])
    let inOthers = BoxBuilder.meta(
      [
        .init(id: 2, type: "Exif", method: 2, positions: [(1, 0, exif.count)]),
        .init(
          id: 3, type: "mime", contentType: "application/rdf+xml", method: 2, base: 10,
          positions: [(1, exif.count - 10, 0)]),
        .init(id: 4, type: "data", method: 1, positions: [(0, 0, 0)]),
      ], data: data,
      references: [
        BoxBuilder.reference("iloc", from: 2, to: [4]),
        BoxBuilder.reference("iloc", from: 3, to: [4]),
      ])
    for file in [BoxBuilder.box("mdat", data) + inFile, inOthers] {
      let metadata = try read(file)
      #expect(metadata.container == .heif)
      #expect(metadata.dimensions == PixelDimensions(width: 640, height: 480))
      #expect(metadata.exif?.make == "Apple")
      #expect(metadata.xmp?.creatorTool == "17.1")
      #expect(metadata.problems.isEmpty)
    }
  }

  @Test func findsTheBlockBehindWhatProgramsWriteBeforeIt() throws {
    let segment: [UInt8] = [0xFF, 0xE1, 0, 50] + Array("Exif\0\0".utf8)
    for item in [
      BoxBuilder.exif(Self.block), BoxBuilder.number(0, 4) + segment + Self.block,
      BoxBuilder.number(6, 4) + segment + Self.block,
      BoxBuilder.number(0x7FFF_FFFF, 4) + Self.block,
    ] {
      #expect(try read(item: item).exif?.make == "Apple")
    }
  }

  @Test func usesTheItemThatDescribesThePictureShown() throws {
    let builder = ExifBuilder()
    let other = BoxBuilder.exif(ExifBuilder(primary: [builder.text(0x010F, "Other")]).block)
    let exif = BoxBuilder.exif(Self.block)
    let metadata = try read(
      BoxBuilder.meta(
        [
          .init(id: 2, type: "Exif", method: 1, positions: [(0, 0, other.count)]),
          .init(id: 3, type: "Exif", method: 1, positions: [(0, other.count, exif.count)]),
        ], data: other + exif, references: [BoxBuilder.reference("cdsc", from: 3, to: [1])]))
    #expect(metadata.exif?.make == "Apple")
    #expect(metadata.problems == [.multipleExifBlocks])
  }

  @Test func readsThePacketInABoxOfItsOwn() throws {
    let identifier: [UInt8] = [
      0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF,
      0xAC,
    ]
    let metadata = try read(BoxBuilder.meta([]), BoxBuilder.box("uuid", identifier, Self.packet))
    #expect(metadata.xmp?.creatorTool == "17.1")
  }

  @Test func saysThatAnItemIsNotRead() throws {
    let positions = [(index: 0, offset: 0, length: Self.packet.count)]
    for item in [
      BoxBuilder.Item(id: 2, type: "Exif", protection: 1, method: 1, positions: positions),
      .init(
        id: 2, type: "mime", contentType: "application/rdf+xml", encoding: "deflate", method: 1,
        positions: positions),
      .init(id: 2, type: "Exif", method: 1, dataReference: 1, positions: positions),
      .init(id: 2, type: "Exif", method: 3, positions: positions),
    ] {
      let metadata = try read(BoxBuilder.meta([item], data: Self.packet))
      #expect(metadata.problems == [.storageNotRead])
    }
  }

  @Test func saysThatTheListsAreDamaged() throws {
    let toItself = [BoxBuilder.reference("iloc", from: 2, to: [2])]
    let outside = [(index: 0, offset: 1_000_000, length: 10)]
    let manyPositions = Array(repeating: (index: 1, offset: 0, length: 0), count: 250)
    #expect(
      try read(BoxBuilder.meta([.init(id: 2, type: "Exif", positions: outside)])).problems
        == [.fileTruncated])
    for item in [
      BoxBuilder.Item(id: 2, type: "Exif", method: 1, positions: outside),
      .init(id: 2, type: "Exif", positions: []),
      .init(id: 2, type: "Exif", method: 2, positions: outside),
      .init(id: 2, type: "Exif", method: 2, positions: manyPositions),
    ] {
      let metadata = try read(BoxBuilder.meta([item], references: toItself))
      #expect(metadata.problems == [.structureDamaged])
    }
    #expect(try read(item: [0, 0, 0]).problems == [.exifDamaged])
    #expect(try read(item: Array("no header here".utf8)).problems.contains(.exifDamaged))
  }

  @Test func stopsWhereBoxesGoOnForever() throws {
    let many = Array(repeating: BoxBuilder.box("free"), count: FormatLimits.boxes)
    #expect(try read(BoxBuilder.meta([]), many.flatMap { $0 }).problems == [.structureDamaged])
    // A size that does not count itself, and one of 8 bytes that exceeds any file.
    for box in [[0, 0, 0, 7], [0, 0, 0, 1]] as [[UInt8]] {
      let damaged = box + Array("free".utf8) + Array(repeating: 0xFF, count: 8)
      #expect(try read(BoxBuilder.meta([]), damaged).problems == [.structureDamaged])
    }
    #expect(
      try read(BoxBuilder.meta([]), [0, 1, 0, 0] + Array("free".utf8)).problems == [.fileTruncated])
    // The size 0 means the rest of the file.
    #expect(try read(BoxBuilder.meta([]), [0, 0, 0, 0] + Array("mdat".utf8)).problems.isEmpty)
  }

  @Test func listsBoxesAndItems() throws {
    let exif = BoxBuilder.exif(Self.block)
    var source = ByteSource(
      BoxBuilder.fileType
        + BoxBuilder.meta(
          [.init(id: 2, type: "Exif", method: 1, positions: [(0, 0, exif.count)])], data: exif))
    let contents = try HEIFWalker.contents(of: &source)
    #expect(contents.parts.map(\.name) == ["ftyp", "meta", "Exif"])
    #expect(contents.parts[2].range == source.size - exif.count..<source.size)
  }
}
