import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoCopies

/// Copies of PNG files in which a secret stands where nobody reads.
struct PNGCopiesTests {
  private static let secret = "Jane Placeholder"
  private static let bytes = Array(secret.utf8)
  private static let header = PNGBuilder.header(width: 1, height: 1)
  /// The rows of a picture of one pixel.
  private static let data = Array(PNGBuilder.pixel.dropFirst(8).dropLast(4))

  private static func copy(
    _ photo: [UInt8], removing facts: PrivateFacts = .all
  ) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [facts]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
  }

  private static func file(_ chunks: [UInt8]...) -> [UInt8] {
    PNGBuilder.file(header: header, chunks.flatMap { $0 })
  }

  private static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    bytes[...].contains(text: text)
  }

  private static let pixel = PNGBuilder.chunk("IDAT", data)

  /// Files with the secret in each place that a decoder passes over.
  private static let photos: [(String, [UInt8])] = {
    var wrongCheck = PNGBuilder.chunk("gAMA", [0, 0, 0xB1, 0x8F])
    wrongCheck.replaceSubrange(12..<16, with: "Jane".utf8)
    let stream = ImageStream.deflated(Array("profile".utf8))
    return [
      ("PNG sPLT", file(PNGBuilder.chunk("sPLT", bytes + [0, 8]), pixel)),
      ("PNG pCAL", file(PNGBuilder.chunk("pCAL", bytes + [0]), pixel)),
      ("PNG sCAL", file(PNGBuilder.chunk("sCAL", [1] + bytes), pixel)),
      ("PNG hIST", file(PNGBuilder.chunk("hIST", bytes), pixel)),
      ("PNG abCd", file(PNGBuilder.chunk("abCd", bytes), pixel)),
      ("PNG tIME", file(pixel, PNGBuilder.chunk("tIME", [7, 232, 5, 6, 7, 8, 9] + bytes))),
      ("PNG gAMA", file(PNGBuilder.chunk("gAMA", [0, 0, 0xB1, 0x8F] + bytes), pixel)),
      ("PNG pHYs", file(PNGBuilder.chunk("pHYs", [0, 0, 1, 0, 0, 0, 1, 0, 1] + bytes), pixel)),
      ("PNG cHRM", file(PNGBuilder.chunk("cHRM", bytes + bytes), pixel)),
      ("PNG PLTE", file(PNGBuilder.chunk("PLTE", bytes + [0, 0]), pixel)),
      ("PNG IDAT", file(PNGBuilder.chunk("IDAT", data + bytes))),
      ("PNG IDAT", file(pixel, PNGBuilder.chunk("IDAT", bytes))),
      ("PNG IDAT", file(PNGBuilder.chunk("IDAT", ImageStream.deflated([0, 1, 2, 3] + bytes)))),
      ("PNG fdAT", file(pixel, PNGBuilder.chunk("fdAT", [0, 0, 0, 0] + bytes))),
      ("PNG IEND", Array(file(pixel).dropLast(12)) + PNGBuilder.chunk("IEND", bytes)),
      (
        "PNG IHDR",
        PNGBuilder.file(
          header: PNGBuilder.chunk("IHDR", Array(header.dropFirst(8).prefix(13)) + bytes), pixel)
      ),
      ("PNG iCCP name", file(PNGBuilder.chunk("iCCP", bytes + [0, 0] + stream), pixel)),
      ("PNG iCCP", file(PNGBuilder.chunk("iCCP", Array("icc\0\0".utf8) + stream + bytes), pixel)),
      ("PNG zTXt", file(pixel, PNGBuilder.compressedText("Software", stream + bytes))),
      (
        "PNG iTXt",
        file(pixel, PNGBuilder.chunk("iTXt", Array("Software\0\0\0en\0\(secret)\0GIMP".utf8)))
      ),
      ("PNG gAMA CRC", file(wrongCheck, pixel)),
      ("EOF (16 B)", file(pixel) + bytes),
      ("PNG gap", Array(file(pixel).dropLast(12)) + [0, 0, 0, 1, 1, 2, 3, 4] + bytes),
    ]
  }()

  @Test(arguments: photos.indices) func leavesOutWhatNobodyReads(index: Int) throws {
    let (name, photo) = Self.photos[index]
    let copy = try Self.copy(photo)
    let bytes = try #require(copy.bytes)
    #expect(!Self.contains("Jane", in: bytes), "\(name)")
    #expect(copy.changes.contains { $0.kind == .unread && $0.structure == name }, "\(name)")
    #expect(UnreadRegions.png(bytes) == nil)
    // The picture is the same, and so is the rest of the file.
    let data = PNGParts.all(in: bytes).parts.filter { $0.name == "IDAT" }
    #expect(data.count == 1)
    let rows = Inflation.inflate(bytes[data[0].content], limit: 4)
    #expect(rows == .bytes([0, 200, 100, 50]) || rows == .bytes([0, 1, 2, 3]))
  }

  @Test(arguments: photos.indices) func findsWhatNobodyReads(index: Int) throws {
    #expect(UnreadRegions.png(Self.photos[index].1) != nil)
  }

  /// A copy without places keeps what it can't read, and says so.
  @Test func warnsOfWhatNobodyReads() throws {
    for (name, photo) in Self.photos where !name.contains("IDAT") && !name.contains("CRC") {
      let text = PNGBuilder.text("Title", Array("Reykjavik".utf8))
      let parts = PNGParts.all(in: photo).parts
      var photo = photo
      photo.insert(contentsOf: text, at: parts[1].range.upperBound)
      let copy = try Self.copy(photo, removing: .location)
      guard name != "PNG iCCP name" else { continue }
      #expect(copy.unread.contains { $0.structure == name }, "\(name)")
    }
  }

  /// Readers look for metadata neither behind the end nor behind what they can't read.
  @Test func saysWhatItIsWhereReadersLook() throws {
    let author = PNGBuilder.text("Author", Self.bytes)
    let file = PNGBuilder.file(header: Self.header, author)
    let beginning = Array(file.dropLast(PNGBuilder.end.count))
    let picture: [UInt8] = Self.pixel + PNGBuilder.end
    let comment = PNGBuilder.text("Comment", [UInt8](repeating: 0x41, count: 5000))
    let rests: [[UInt8]] = [picture, Self.pixel + comment.dropLast(100)]
    for rest in rests {
      let copy = try #require(try Self.copy(beginning + rest, removing: .owner).bytes)
      #expect(try !PhotoReader().metadata(in: copy).copyStatements.isEmpty)
    }
    // The picture is lost already.
    let others: [[UInt8]] = [PNGBuilder.end, [0x47] + picture, comment.dropLast(100)]
    for rest in others {
      #expect(throws: CopyError.differentPicture) {
        try Self.copy(beginning + rest, removing: .owner)
      }
    }
  }

  @Test func refusesAPictureThatNeedsAnUnknownChunk() throws {
    let photo = Self.file(PNGBuilder.chunk("CgBI", Self.bytes), Self.pixel)
    #expect(throws: CopyError.damaged) {
      try Self.copy(photo)
    }
  }

  @Test func copiesWhatIsUnderstoodAsItIs() throws {
    let photo = Self.file(
      PNGBuilder.chunk("gAMA", [0, 0, 0xB1, 0x8F]), PNGBuilder.chunk("sRGB", [0]),
      PNGBuilder.chunk("pHYs", [0, 0, 1, 0, 0, 0, 1, 0, 1]), Self.pixel,
      PNGBuilder.text("Software", Array("GIMP".utf8)))
    let copy = try Self.copy(photo)
    #expect(copy.bytes == nil)
    #expect(UnreadRegions.png(photo) == nil)
  }
}

/// Compressed data.
enum ImageStream {
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    Deflation.deflate(pieces: 1, .level(6)) { $1 = bytes } ?? []
  }
}
