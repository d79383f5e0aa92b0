import PhotoFormats
import PhotoMetadata
import Pictures
import TestSupport
import Testing

@testable import PhotoCopies
@testable import PictureRevisions

/// Copies of WebP files in which a secret stands where nobody reads.
struct WebPCopiesTests {
  private static let secret = "Jane Placeholder"
  private static let bytes = Array(secret.utf8)

  private static func coded(isLossless: Bool, hasAlpha: Bool = false) throws -> [UInt8] {
    let channels = hasAlpha ? 4 : 3
    let values = (0..<40 * 30 * channels).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435 >> 7) }
    let raster = try #require(
      Raster<UInt8>(width: 40, height: 30, layout: hasAlpha ? .rgba : .rgb, values: values))
    return try #require(raster.webp(isLossless: isLossless))
  }

  private static func chunks(_ file: [UInt8]) -> [(String, [UInt8])] {
    RIFFParts.all(in: file).parts.filter { $0.kind == .chunk }.map {
      ($0.name, Array(file[$0.content]))
    }
  }

  private static func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    WebPBuilder.file(chunks.flatMap { WebPBuilder.chunk($0.0, $0.1) })
  }

  private static func copy(_ photo: [UInt8]) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [.all]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
  }

  private static func expectNoSecret(
    _ photo: [UInt8], _ name: String, _ picture: [UInt8]
  ) throws {
    let copy = try copy(photo)
    let bytes = try #require(copy.bytes)
    #expect(!bytes[...].contains(text: "Jane"), "\(name)")
    #expect(copy.changes.contains { $0.kind == .unread && $0.structure == name }, "\(name)")
    #expect(UnreadRegions.webp(photo) != nil, "\(name)")
    let (old, new) = (try DecodedPicture(picture), try DecodedPicture(bytes))
    #expect(old == new)
  }

  private static let extended: [UInt8] = [0, 0, 0, 0, 39, 0, 0, 29, 0, 0]

  @Test func leavesOutChunksAndBytesThatNobodyReads() throws {
    for isLossless in [true, false] {
      let picture = Self.chunks(try Self.coded(isLossless: isLossless)).filter { $0.0 != "VP8X" }
      let whole = [("VP8X", Self.extended)] + picture
      let file = Self.file(whole)
      #expect(UnreadRegions.webp(file) == nil)
      try Self.expectNoSecret(Self.file(whole + [("abcd", Self.bytes)]), "WebP abcd", file)
      try Self.expectNoSecret(
        Self.file([("VP8X", Self.extended + Self.bytes)] + picture), "WebP VP8X", file)
      try Self.expectNoSecret(
        Self.file(whole + [("VP8 ", Self.bytes)] + picture), "WebP VP8 ", file)
      try Self.expectNoSecret(file + Self.bytes, "EOF (16 B)", file)
      var reserved = Self.extended
      reserved.replaceSubrange(0..<4, with: [0xC1] + Array("Jan".utf8))
      #expect(UnreadRegions.webp(Self.file([("VP8X", reserved)] + picture)) != nil)
    }
  }

  /// Bytes inside of the file that are too few for a chunk would make one with what follows them.
  @Test(arguments: 1...7) func saysWhatItIsInFrontOfAGap(count: Int) throws {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Abc")]
    exif.gps = [exif.text(1, "N")]
    var file = Self.file(
      [("VP8X", Self.extended)]
        + Self.chunks(try Self.coded(isLossless: false))
        .filter { $0.0 != "VP8X" } + [("EXIF", exif.block)])
    file += [UInt8](repeating: 0, count: count)
    ByteOrder.little.put32(file.count - 8, at: 4, in: &file)
    var plan = CopyPlan()
    plan.removed = [.location]
    let copy = try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(file, digest: "")
    let metadata = try PhotoReader().metadata(in: try #require(copy.bytes))
    #expect(metadata.copyStatements.map(\.removed) == [["location"]])
  }

  /// A copy is in the extended form, of which some programs show nothing then.
  @Test func refusesSeveralPicturesInTheSimpleForm() throws {
    let picture = Self.chunks(try Self.coded(isLossless: false)).filter { $0.0 != "VP8X" }
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Abc")]
    exif.gps = [exif.text(1, "N")]
    var plan = CopyPlan()
    plan.removed = [.location]
    let copier = PhotoCopier(plan, tool: "MetaLens 9", date: nil)
    let metadata = [("EXIF", exif.block)]
    #expect(try copier.copy(Self.file(picture + metadata), digest: "").bytes != nil)
    #expect(throws: CopyError.self) {
      try copier.copy(Self.file(picture + picture + metadata), digest: "")
    }
  }

  /// With a wrong size of a chunk, the picture is in chunks that nobody knows, and would go.
  @Test func refusesToLeaveThePictureOut() throws {
    var file = Self.file([("VP8X", Self.extended)] + Self.chunks(try Self.coded(isLossless: false)))
    file[16] = 8
    #expect(throws: CopyError.damaged) { try Self.copy(file) }
  }

  /// Nothing tells where coded data ends but a decoder: whatever it does not miss may be anything.
  @Test(arguments: [(false, false), (true, false), (false, true)])
  func refusesPicturesWithBytesBehindTheirEnd(isLossless: Bool, hasAlpha: Bool) throws {
    let chunks = Self.chunks(try Self.coded(isLossless: isLossless, hasAlpha: hasAlpha))
    #expect(UnreadRegions.webp(Self.file(chunks)) == nil)
    for index in chunks.indices where chunks[index].0 != "VP8X" {
      var changed = chunks
      changed[index].1 += Self.bytes
      #expect(UnreadRegions.webp(Self.file(changed)) != nil, "\(chunks[index].0)")
      let photo = Self.file(changed + [("abcd", Self.bytes)])
      #expect(throws: CopyError.self) { try Self.copy(photo) }
    }
  }

  /// What decodes although it was cut short can end earlier by chance.
  @Test func takesWhatTheEncoderWrites() throws {
    for (width, height) in [(1, 1), (16, 16), (17, 33), (64, 48), (90, 7)] {
      for seed in 0..<8 {
        var numbers = SeededGenerator(seed: UInt64(seed))
        let isPlain = seed % 2 == 0
        let values = (0..<width * height * 4).map { position in
          isPlain ? UInt8(position % 4 * 60) : UInt8.random(in: 0...255, using: &numbers)
        }
        let raster = try #require(
          Raster<UInt8>(width: width, height: height, layout: .rgba, values: values))
        let file = try #require(raster.webp(isLossless: seed % 4 > 1))
        #expect(UnreadRegions.webp(file) == nil, "\(width) × \(height), \(seed)")
      }
    }
  }

  /// The number of bytes in a file is no reason to allocate a picture of any size.
  @Test func refusesAPictureThatIsTooLargeForItsFile() throws {
    var header = Array("RIFF".utf8) + [32, 0, 0, 0] + Array("WEBPVP8L".utf8) + [20, 0, 0, 0]
    // RFC 9649, 3.4: width − 1 and height − 1 of 14 bits each.
    header += [0x2F, 0xFF, 0xFF, 0xFF, 0x0F] + Array(repeating: 0, count: 15)
    var plan = CopyPlan()
    plan.pictureChanges = [.look(Look(name: "x", recipe: .minimalLife, grain: nil))]
    let copier = PhotoCopier(plan, tool: "MetaLens 9", date: nil)
    #expect(throws: CopyError.picture(.tooManyPixels(limit: PictureLimits.freePixels))) {
      try copier.copy(header, digest: "")
    }
  }
}
