import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct JPEGWalkerTests {
  private let exif = {
    let builder = ExifBuilder()
    return { (make: String) in
      ExifBuilder(primary: [builder.text(0x010F, make)]).block
    }
  }()

  private func contents(_ bytes: [UInt8]) throws -> ContainerContents {
    var source = ByteSource(bytes)
    return try JPEGWalker.contents(of: &source)
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF])
  func readsTheSizeFromEveryKindOfFrame(marker: Int) throws {
    let marker = try #require(UInt8(exactly: marker))
    let found = try contents(
      JPEGBuilder.file(
        JPEGBuilder.frame(width: 4000, height: 3000, marker: marker), JPEGBuilder.picture))
    #expect(found.dimensions == PixelDimensions(width: 4000, height: 3000))
    #expect(found.problems.isEmpty)
  }

  @Test(arguments: [0xC4, 0xC8, 0xCC] as [UInt8])
  func doesNotMistakeTablesForFrames(marker: UInt8) throws {
    let found = try contents(
      JPEGBuilder.file(JPEGBuilder.frame(marker: marker), JPEGBuilder.picture))
    #expect(found.dimensions == nil)
    #expect(found.problems == [.dimensionsMissing])
  }

  @Test func givesNoSizeWhenTheHeightComesLater() throws {
    let found = try contents(
      JPEGBuilder.file(JPEGBuilder.frame(height: 0), JPEGBuilder.picture))
    #expect(found.dimensions == nil)
    #expect(found.problems == [.dimensionsMissing])
  }

  @Test func skipsFillBytesAndMarkersWithoutLength() throws {
    let found = try contents(
      JPEGBuilder.file(
        [0xFF, 0xFF, 0xFF], JPEGBuilder.frame(), [0xFF, 0x01, 0xFF, 0xD3, 0xFF, 0xD8],
        JPEGBuilder.exif(exif("A")), JPEGBuilder.picture))
    #expect(found.dimensions == PixelDimensions(width: 640, height: 480))
    #expect(found.exifBlocks.count == 1)
    #expect(found.problems.isEmpty)
  }

  @Test func findsTheNextSegmentAfterStrayBytes() throws {
    let stray = Array(repeating: UInt8(0x41), count: 60_000) + [0xFF, 0, 0xFF, 0]
    let found = try contents(JPEGBuilder.file(stray, JPEGBuilder.frame(), JPEGBuilder.picture))
    #expect(found.dimensions == PixelDimensions(width: 640, height: 480))
    #expect(found.problems == [.strayBytes])
  }

  @Test(arguments: [0x41, 0xFF, 0x00] as [UInt8])
  func givesUpAfterTooManyStrayBytes(byte: UInt8) throws {
    let stray = Array(repeating: byte, count: 2_000_000)
    var source = ByteSource(
      JPEGBuilder.file(JPEGBuilder.frame(), stray, JPEGBuilder.exif(exif("A"))))
    let found = try JPEGWalker.contents(of: &source)
    #expect(found.exifBlocks.isEmpty)
    #expect(found.problems.contains(.structureDamaged))
    #expect(source.bytesExamined < 3 * FormatLimits.strayBytes)
  }

  @Test func givesUpAfterTooManySegments() throws {
    let comments = Array(repeating: JPEGBuilder.segment(0xFE, []), count: FormatLimits.segments + 1)
    let found = try contents(
      JPEGBuilder.file(JPEGBuilder.frame(), comments.flatMap { $0 }, JPEGBuilder.exif(exif("A"))))
    #expect(found.exifBlocks.isEmpty)
    #expect(found.problems == [.structureDamaged])
  }

  @Test func stopsAtALengthThatDoesNotCountItself() throws {
    let found = try contents(
      JPEGBuilder.file(JPEGBuilder.frame(), [0xFF, 0xE1, 0, 1], JPEGBuilder.picture))
    #expect(found.problems == [.structureDamaged])
  }

  @Test func saysWhenTheFileEndsInASegment() throws {
    let whole = JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.exif(exif("A camera")))
    let found = try contents(whole.dropLast(4))
    #expect(found.problems == [.fileTruncated])
    #expect(found.exifBlocks.count == 1)
  }

  @Test func ignoresMetadataAfterThePictureBegins() throws {
    let found = try contents(
      JPEGBuilder.file(
        JPEGBuilder.frame(), JPEGBuilder.startOfScan, JPEGBuilder.exif(exif("A"))))
    #expect(found.exifBlocks.isEmpty)
  }

  @Test(arguments: [0x00, 0xFF, 0x20] as [UInt8])
  func acceptsAnySixthByteInTheNameOfExif(byte: UInt8) throws {
    let metadata = try PhotoReader().metadata(
      in: JPEGBuilder.file(JPEGBuilder.exif(exif("Canon"), sixthByte: byte), JPEGBuilder.picture))
    #expect(metadata.exif?.make == "Canon")
  }

  @Test func usesTheFirstReadableExifBlock() throws {
    let metadata = try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.exif(ExifBuilder().block), JPEGBuilder.exif(exif("First")),
        JPEGBuilder.exif(exif("Second")), JPEGBuilder.frame(), JPEGBuilder.picture))
    #expect(metadata.exif?.make == "First")
    #expect(metadata.problems == [.multipleExifBlocks, .exifEmpty])
  }

  @Test func readsEveryExifBlock() throws {
    let builder = ExifBuilder()
    let second = ExifBuilder(primary: [
      builder.text(0x0110, "A model"), builder.text(0x0131, "GIMP 2.10"),
    ]).block
    let metadata = try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.exif(exif("First")), JPEGBuilder.exif(second), JPEGBuilder.frame(),
        JPEGBuilder.picture))
    #expect(metadata.exif?.make == "First")
    #expect(metadata.exif?.model == nil, "a maker and a model are those of one block")
    #expect(metadata.exif?.software == "GIMP 2.10")
    let software = try #require(metadata.traces.exif(.software))
    #expect(software.text == "GIMP 2.10")
    #expect(try #require(software.offset) > 40)
    #expect(metadata.problems == [.multipleExifBlocks])
  }

  @Test func joinsAnExifBlockThatTakesSeveralSegments() throws {
    let builder = ExifBuilder()
    let block =
      ExifBuilder(primary: [
        builder.bytes(0x9999, format: 7, Array(repeating: 1, count: 70_000)),
        builder.text(0x0110, "A model behind 64 KiB"),
      ]).block
    let metadata = try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.exif(Array(block.prefix(65_000))), JPEGBuilder.exif(Array(block[65_000...])),
        JPEGBuilder.frame(), JPEGBuilder.picture))
    #expect(metadata.exif?.model == "A model behind 64 KiB")
    #expect(metadata.problems.isEmpty)
  }

  @Test func listsWhatTheFileIsMadeOf() throws {
    let comment = JPEGBuilder.segment(0xFE, Array("hello".utf8))
    let found = try contents(
      JPEGBuilder.file(
        JPEGBuilder.segment(0xED, [1, 2, 3]), comment, JPEGBuilder.frame(), JPEGBuilder.picture))
    #expect(found.parts.map(\.name) == ["APP13", "COM", "SOF0"])
    #expect(found.parts[1].range == 9..<18)
    #expect(found.parts[1].content == 13..<18)
  }

  @Test func readsThePacketUnderTheNameThatOneProgramGives() throws {
    let found = try contents(
      JPEGBuilder.file(
        JPEGBuilder.segment(0xE1, Array("XMP\0://ns.adobe.com/xap/1.0/\0<x/>".utf8)),
        JPEGBuilder.picture))
    #expect(found.xmpPackets.map(\.count) == [4])
  }

  @Test func saysThatAnEmptyFileIsDamaged() {
    for bytes in [[0xFF, 0xD8], [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xD9]] as [[UInt8]] {
      #expect(throws: PhotoReadError.damaged) { try PhotoReader().metadata(in: bytes) }
    }
  }
}
