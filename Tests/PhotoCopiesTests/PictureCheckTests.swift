import JPEGCodec
import PhotoFormats
import TestSupport
import Testing

@testable import PhotoCopies
@testable import PhotoSamples

/// Copies of damaged files show the same picture, or aren't made.
struct PictureCheckTests {
  private static func copy(_ photo: [UInt8], _ facts: PrivateFacts) throws -> [UInt8] {
    var plan = CopyPlan()
    plan.removed = [facts]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "").bytes
      ?? photo
  }

  private static func expectRefusal(
    _ photo: [UInt8], _ facts: PrivateFacts = .all,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: CopyError.differentPicture, sourceLocation: sourceLocation) {
      try copy(photo, facts)
    }
  }

  private static let comment = JPEGBuilder.segment(JPEGMarker.comment, Array("Seoul".utf8))

  @Test func refusesASegmentThatHidesTheScan() throws {
    let photo = try SamplePictures.jpeg()
    let parts = JPEGParts.all(in: photo).parts
    let first = try #require(parts.first { $0.segment != nil })
    for part in parts.suffix(from: 2) where part.range.upperBound - first.range.lowerBound < 65_000
    {
      var file = photo
      let size = part.range.upperBound - first.range.lowerBound - 2
      let field = first.range.lowerBound + 2..<first.range.lowerBound + 4
      file.replaceSubrange(field, with: [UInt8(size >> 8), UInt8(size & 0xFF)])
      file.insert(contentsOf: Self.comment, at: 2)
      guard let copy = try? Self.copy(file, .all) else { continue }
      // What isn’t decoded isn’t decoded in the copy, either.
      let isDecoded = JPEGPicture.areSame(file[...], file[...])
      #expect(JPEGPicture.areSame(file[...], copy[...]) == isDecoded, "\(part)")
    }
  }

  @Test func refusesAPictureWithoutAScan() throws {
    let photo = try SamplePictures.jpeg()
    let scan = try #require(
      JPEGParts.all(in: photo).parts.first { $0.segment == JPEGMarker.startOfScan })
    let file = photo[..<2] + Self.comment + photo[2..<scan.range.lowerBound] + [0xFF, 0xD9]
    Self.expectRefusal(Array(file) + photo[scan.range.lowerBound...], .comments)
    Self.expectRefusal(Array(file))
  }

  @Test func refusesFramesOfWhichDecodersTakeOneOrAll() throws {
    let photo = try SamplePictures.jpeg()
    let parts = JPEGParts.all(in: photo).parts
    let tables = parts.filter {
      $0.kind == .scan || $0.segment.map { $0 >= 0xC0 && $0 < 0xE0 } == true
    }
    let again = tables.flatMap { photo[$0.range] }
    Self.expectRefusal(Array(photo.dropLast(2)) + again + [0xFF, 0xD9])
  }

  private static let header = PNGBuilder.header(width: 1, height: 1)
  private static let text = PNGBuilder.text("Comment", Array("Seoul".utf8))
  private static let data = Array(PNGBuilder.pixel.dropFirst(8).dropLast(4))

  @Test func refusesPNGWhoseDataDecodersReadInSeveralWays() throws {
    let half = PNGBuilder.chunk("IDAT", Array(Self.data.prefix(6)))
    let rest = PNGBuilder.chunk("IDAT", Array(Self.data.dropFirst(6)))
    // Nobody reads data behind another chunk.
    Self.expectRefusal(PNGBuilder.file(header: Self.header, half, Self.text, rest), .comments)
    Self.expectRefusal(PNGBuilder.file(header: Self.header, half, Self.text, rest))
    _ = try Self.copy(PNGBuilder.file(header: Self.header, Self.text, half, rest), .comments)
    Self.expectRefusal(PNGBuilder.file(header: Self.header, Self.text), .comments)
    for name in ["gAMA", "tRNS"] {
      let (one, other) = (
        PNGBuilder.chunk(name, [0, 0, 1, 1]), PNGBuilder.chunk(name, [0, 0, 2, 1])
      )
      Self.expectRefusal(PNGBuilder.file(header: Self.header, one, other, PNGBuilder.pixel))
    }
  }

  @Test func refusesJPEGXLWithoutItsHead() throws {
    let codestream = Box.bytes("jxlc", [0xFF, 0x0A, 1, 2, 3])
    let (head, other) = (
      Box.bytes("JXL ", [0x0D, 0x0A, 0x87, 0x0A]), Box.bytes("ftyp", Array("jxlx0000jxl ".utf8))
    )
    let file = try #require(PictureData(head + other + codestream, .jpegXL))
    #expect(!file.isSound && file.hasPicture)
    let usual = Box.bytes("ftyp", Array("jxl \0\0\0\0jxl ".utf8))
    #expect(PictureData(head + usual + codestream, .jpegXL)?.isSound == true)
    #expect(PictureData(usual + head + codestream, .jpegXL)?.isSound == false)
  }

  @Test func refusesGIFWhosePicturesAreNotWhole() throws {
    let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
    let comment: [UInt8] = [0x21, 0xFE, 5] + Array("Seoul".utf8) + [0]
    let picture: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
    let copy = try Self.copy(head + comment + picture + [0x3B], .all)
    #expect(!copy.contains(Array("Seoul".utf8)))
    // Some decoders look for the next picture behind a stray byte.
    Self.expectRefusal(head + comment + picture + [7] + picture + [0x3B])
    Self.expectRefusal(head + comment + picture.dropLast(2))
  }
}
