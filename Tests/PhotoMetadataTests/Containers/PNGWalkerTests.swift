import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct PNGWalkerTests {
  private let exif = {
    let builder = ExifBuilder()
    return { (make: String) in
      ExifBuilder(primary: [builder.text(0x010F, make)]).block
    }
  }()
  private let packet = Array(XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="GIMP""#).utf8)
  private let xmpKeyword = "XML:com.adobe.xmp"

  private func read(_ chunks: [UInt8]...) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(in: PNGBuilder.file(chunks.flatMap { $0 }))
  }

  @Test func readsMetadataBeforeAndAfterThePicture() throws {
    let block = PNGBuilder.chunk("eXIf", exif("Canon"))
    let text = PNGBuilder.internationalText(xmpKeyword, packet)
    for chunks in [[block, text, PNGBuilder.picture], [PNGBuilder.picture, text, block]] {
      let metadata = try read(chunks.flatMap { $0 })
      #expect(metadata.container == .png)
      #expect(metadata.dimensions == PixelDimensions(width: 640, height: 480))
      #expect(metadata.exif?.make == "Canon")
      #expect(metadata.xmp?.creatorTool == "GIMP")
      #expect(metadata.problems.isEmpty)
    }
  }

  @Test func readsXMPFromEveryKindOfText() throws {
    let compressed = ZlibBuilder.stored(packet)
    for chunk in [
      PNGBuilder.text(xmpKeyword, packet), PNGBuilder.compressedText(xmpKeyword, compressed),
      PNGBuilder.internationalText(xmpKeyword, compressed, isCompressed: true),
      PNGBuilder.text("Raw profile type xmp", PNGBuilder.rawProfile("xmp", packet)),
      PNGBuilder.text(
        "Raw profile type APP1",
        PNGBuilder.rawProfile("APP1", Array("http://ns.adobe.com/xap/1.0/\0".utf8) + packet)),
    ] {
      let metadata = try read(chunk, PNGBuilder.picture)
      #expect(metadata.xmp?.creatorTool == "GIMP")
      #expect(metadata.exif == nil)
      #expect(metadata.problems.isEmpty)
    }
  }

  @Test(arguments: ["exif", "APP1"])
  func readsEXIFFromAProfileInHexadecimalDigits(kind: String) throws {
    let profile = PNGBuilder.rawProfile("exif", Array("Exif\0\0".utf8) + exif("Nikon"))
    for chunk in [
      PNGBuilder.text("Raw profile type \(kind)", profile),
      PNGBuilder.compressedText("Raw profile type \(kind)", ZlibBuilder.stored(profile)),
    ] {
      let metadata = try read(PNGBuilder.picture, chunk)
      #expect(metadata.exif?.make == "Nikon")
      #expect(metadata.problems.isEmpty)
    }
  }

  @Test func readsABlockUnderTheNameItHasInJPEG() throws {
    let metadata = try read(PNGBuilder.chunk("eXIf", Array("Exif\0\0".utf8) + exif("A")))
    #expect(metadata.exif?.make == "A")
  }

  @Test func saysThatATextIsDamaged() throws {
    let whole = ZlibBuilder.stored(packet)
    let profile = PNGBuilder.rawProfile("exif", exif("A"))
    for chunk in [
      PNGBuilder.compressedText(xmpKeyword, []),
      PNGBuilder.compressedText(xmpKeyword, Array(whole.dropLast(40))),
      PNGBuilder.compressedText(xmpKeyword, packet),
      PNGBuilder.text("Raw profile type exif", Array(profile.dropLast(4))),
      PNGBuilder.text("Raw profile type exif", Array("\nexif\n 2\nzz".utf8)),
      PNGBuilder.text("Raw profile type exif", Array("\nexif\n -2\n".utf8)),
      PNGBuilder.text("Raw profile type exif", Array("exif 2 4142".utf8)),
      PNGBuilder.text(
        "Raw profile type exif",
        PNGBuilder.rawProfile("exif", exif("A"), count: 9_999_999_999_999)),
    ] {
      let metadata = try read(chunk)
      #expect(metadata.exif == nil && metadata.xmp == nil)
      #expect(metadata.problems == [.encodedDataDamaged])
    }
  }

  @Test func inflatesNoMoreThanTheLimit() throws {
    let bomb = ZlibBuilder.bomb(Limits.decodedBytes + 1)
    #expect(bomb.count < 150_000)
    #expect(
      try read(PNGBuilder.compressedText(xmpKeyword, bomb)).problems == [.encodedDataTooLarge])
    let texts = Array(
      repeating: PNGBuilder.compressedText(xmpKeyword, bomb), count: Limits.blocks + 1)
    #expect(
      try read(texts.flatMap { $0 }).problems == [.encodedDataTooLarge, .readLimitReached])
  }

  @Test func saysWhatIsWrongWithTheChunks() throws {
    let whole = PNGBuilder.file(PNGBuilder.chunk("eXIf", exif("Canon")))
    let reader = PhotoReader()
    #expect(try reader.metadata(in: Array(whole.dropLast(14))).problems == [.fileTruncated])
    #expect(
      try reader.metadata(in: Array(whole.dropLast(20))).problems == [.fileTruncated, .exifDamaged])
    #expect(try read([0, 0, 0, 1, 0, 1, 2, 3, 0, 0, 0, 0, 0]).problems == [.structureDamaged])
    #expect(try read([0xFF, 0, 0, 1] + Array("eXIf".utf8)).problems == [.structureDamaged])
    let empty = Array(PNGBuilder.chunk("IDAT", []))
    let many = Array(repeating: empty, count: FormatLimits.chunks).flatMap { $0 }
    #expect(try read(many).problems == [.structureDamaged])
  }

  @Test func listsEveryPartButThePicture() throws {
    var source = ByteSource(
      PNGBuilder.file(PNGBuilder.text("Software", Array("x".utf8)), PNGBuilder.picture) + [1, 2, 3])
    let contents = try PNGWalker.contents(of: &source)
    #expect(contents.parts.map(\.name) == ["IHDR", "tEXt", "IEND", FilePart.rest])
    #expect(contents.parts[1].range == 33..<55)
    #expect(contents.parts[1].content == 41..<51)
    #expect(contents.parts[3].range.count == 3)
  }
}
