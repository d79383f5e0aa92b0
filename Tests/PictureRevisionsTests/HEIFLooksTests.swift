import Foundation
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import Pictures
import TestSupport
import Testing

@testable import PhotoSamples
@testable import PictureRevisions

/// Looks for HEIC and AVIF files, whose copies are JPEG files.
struct HEIFLooksTests {
  /// A look that changes nothing, so that the colors of the original can be seen.
  private static let copier = LookCopiesTests.copier(LookRecipe())

  private static func copy(_ photo: SampleHEIF) throws -> CopiedPhoto {
    try copier.copy(photo.bytes, digest: LookCopiesTests.digest)
  }

  private static func bytes(_ photo: SampleHEIF) throws -> [UInt8] {
    try #require(try copy(photo).bytes)
  }

  /// Returns which of the sample’s colors the upright picture has in its corners, row by row.
  private static func corners(of copy: [UInt8]) throws -> [Int?] {
    let picture = try DecodedPicture(copy).picture
    let (right, bottom) = (picture.width - 12, picture.height - 12)
    return [(12, 12), (right, 12), (12, bottom), (right, bottom)].map { x, y in
      let position = (y * picture.width + x) * 3
      let pixel = picture.bytes[position..<position + 3].map { Int($0) }
      return SampleHEIF.colors.firstIndex { color in
        zip(color, pixel).allSatisfy { abs($0 - $1) <= 3 }
      }
    }
  }

  private static func exif(orientation: Int?, size: (Int, Int)? = nil) -> [UInt8] {
    var exif = ExifBuilder(isLittleEndian: false)
    func short(_ tag: Int, _ value: Int) -> ExifBuilder.Entry {
      ExifBuilder.Entry(tag: tag, format: 3, count: 1, value: exif.number(value, 2))
    }
    exif.primary = [exif.text(0x010F, "Acme")]
    if let orientation { exif.primary.append(short(0x0112, orientation)) }
    exif.exif = [exif.text(0x9003, "2024:05:06 07:08:09")]
    if let size { exif.exif += [short(0xA002, size.0), short(0xA003, size.1)] }
    return exif.block
  }

  private static func orientation(of copy: [UInt8]) -> Int {
    ExifOrientation.value(in: copy[...], .jpeg)
  }

  @Test(arguments: [false, true]) func becomesAJPEGFile(isAV1: Bool) throws {
    let copy = try Self.copy(SampleHEIF(isAV1: isAV1))
    let bytes = try #require(copy.bytes)
    #expect(copy.isConverted)
    #expect(PictureFormat(bytes) == .jpeg)
    #expect(try Self.corners(of: bytes) == [0, 1, 2, 3])
    #expect(
      copy.pictureChanges.first == "convert \(isAV1 ? "AV1" : "HEVC") to JPEG quality=95")
    let statement = try #require(try PhotoReader().metadata(in: bytes).copyStatements.first)
    #expect(statement.parent == LookCopiesTests.digest)
    #expect(statement.pictureChanges == copy.pictureChanges)
  }

  @Test(arguments: [(1, 8, [1, 3, 0, 2]), (2, 3, [3, 2, 1, 0]), (3, 6, [2, 0, 3, 1])])
  func keepsAnOrientationThatEXIFKnows(quarters: Int, orientation: Int, corners: [Int]) throws {
    let exif = Self.exif(orientation: orientation, size: (64, 64))
    let copy = try Self.copy(SampleHEIF(rotation: quarters, exif: exif))
    let bytes = try #require(copy.bytes)
    #expect(Self.orientation(of: bytes) == orientation)
    #expect(try Self.corners(of: bytes) == corners)
    #expect(!copy.changes.contains { $0.kind == .technical && $0.structure.contains("IFD") })
    #expect(copy.pictureChanges.first?.contains("orientation") == false)
  }

  @Test(arguments: [nil, 1, 8] as [Int?])
  func appliesAnOrientationThatEXIFDoesNotKnow(orientation: Int?) throws {
    var photo = SampleHEIF(
      rotation: 3, exif: Self.exif(orientation: orientation, size: (128, 64)), grid: (2, 1))
    photo.xmp = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" \
      tiff:Orientation="6" tiff:Make="Acme"/></rdf:RDF></x:xmpmeta>
      """
    let copy = try Self.copy(photo)
    let bytes = try #require(copy.bytes)
    #expect(Self.orientation(of: bytes) == 1)
    #expect(try Self.corners(of: bytes) == [2, 0, 3, 1])
    let metadata = try PhotoReader().metadata(in: bytes)
    #expect(metadata.dimensions == PixelDimensions(width: 64, height: 128))
    let size =
      [0xA0, 2, 0, 3, 0, 0, 0, 1, 0, 64, 0, 0, 0xA0, 3, 0, 3, 0, 0, 0, 1, 0, 128] as [UInt8]
    #expect(Data(bytes).range(of: Data(size)) != nil)
    #expect(LookCopiesTests.contains("tiff:Orientation=\"1\"", in: bytes))
    #expect(copy.pictureChanges.first?.hasSuffix("orientation=applied") == true)
    #expect(copy.changes.contains(MetadataChange(.replaced, .technical, "XMP tiff:Orientation")))
  }

  @Test func ignoresAnOrientationThatOnlyEXIFHas() throws {
    let bytes = try Self.bytes(SampleHEIF(exif: Self.exif(orientation: 6)))
    #expect(Self.orientation(of: bytes) == 1)
    #expect(try Self.corners(of: bytes) == [0, 1, 2, 3])
  }

  @Test func appliesMirrors() throws {
    let bytes = try Self.bytes(SampleHEIF(isMirrored: true, exif: Self.exif(orientation: 1)))
    #expect(try Self.corners(of: bytes) == [1, 0, 3, 2])
  }

  @Test func carriesMetadata() throws {
    var photo = SampleHEIF(exif: Self.exif(orientation: nil))
    photo.xmp = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
      photoshop:City="Reykjavik"/></rdf:RDF></x:xmpmeta>
      """
    let bytes = try Self.bytes(photo)
    let metadata = try PhotoReader().metadata(in: bytes)
    #expect(metadata.exif?.make == "Acme")
    #expect(metadata.exif?.dateTimeOriginal != nil)
    #expect(metadata.exif?.software == "MetaLens 9")
    #expect(metadata.facts.contains { $0.value == .text("Reykjavik") })
    #expect(metadata.problems.isEmpty)
    let private_ = LookCopiesTests.copier(removing: [.location])
    let redacted = try LookCopiesTests.copy(photo.bytes, private_)
    #expect(!LookCopiesTests.contains("Reykjavik", in: redacted))
  }

  @Test func makesAThumbnailWhereTheOriginalHasOne() throws {
    var photo = SampleHEIF(exif: Self.exif(orientation: nil), hasThumbnail: true)
    let copy = try Self.copy(photo)
    let bytes = try #require(copy.bytes)
    let thumbnail = try #require(PhotoReader().metadata(in: bytes).traces.thumbnail)
    let start = try #require(thumbnail.jpegOffset(in: bytes))
    #expect(try Self.corners(of: Array(bytes[start...])) == [0, 1, 2, 3])
    #expect(copy.changes.contains(MetadataChange(.removed, .thumbnail, "HEIF thmb")))
    #expect(copy.changes.contains(MetadataChange(.added, .thumbnail, "IFD1")))
    photo.hasThumbnail = false
    #expect(try PhotoReader().metadata(in: Self.bytes(photo)).traces.thumbnail == nil)
  }

  // MARK: Colors

  /// Returns the content of a box with numbers of H.273.
  private static func colors(_ primaries: UInt8, _ transfer: UInt8) -> [UInt8] {
    Array("nclx".utf8) + [0, primaries, 0, transfer, 0, 6, 0x80]
  }

  @Test func carriesProfiles() throws {
    let profile = try #require(CodedColors(primaries: 9, transfer: 13).profile)
    let bytes = try Self.bytes(SampleHEIF(colors: [Array("prof".utf8) + profile]))
    #expect(Data(bytes).range(of: Data(Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + profile)) != nil)
    let long = profile + Array(repeating: 7, count: 150_000)
    let pieces = try Self.bytes(SampleHEIF(colors: [Array("prof".utf8) + long]))
    #expect(Data(pieces).range(of: Data("ICC_PROFILE\0\u{3}\u{3}".utf8)) != nil)
  }

  @Test func makesProfilesOfNumbers() throws {
    let wide = try Self.bytes(SampleHEIF(isAV1: true, colors: [Self.colors(12, 13)]))
    let profile = try #require(CodedColors(primaries: 12, transfer: 13).profile)
    #expect(Data(wide).range(of: Data(profile)) != nil)
    for transfer in [1, 2, 13] as [UInt8] {
      let bytes = try Self.bytes(SampleHEIF(colors: [Self.colors(1, transfer)]))
      #expect(!LookCopiesTests.contains("ICC_PROFILE", in: bytes))
    }
    #expect(throws: CopyError.picture(.unsupported("HEIF, H.273 1-17"))) {
      try Self.copy(SampleHEIF(colors: [Self.colors(1, 17)]))
    }
  }

  @Test(arguments: [(16, "PQ"), (18, "HLG")] as [(UInt8, String)])
  func refusesHighDynamicRange(transfer: UInt8, name: String) throws {
    #expect(throws: CopyError.picture(.highDynamicRange(name))) {
      try Self.copy(SampleHEIF(colors: [Self.colors(9, transfer)]))
    }
  }

  @Test(arguments: [0x5C, 0x7C] as [UInt8])
  func refusesDeepMonochromePictures(coding: UInt8) throws {
    let bits = coding == 0x5C ? 10 : 12
    #expect(throws: CopyError.picture(.unsupported("\(bits)-bit monochrome AV1"))) {
      try Self.copy(SampleHEIF(isAV1: true, configuration: [0x81, 0, coding, 0]))
    }
  }

  // MARK: Losses

  @Test func tellsWhatJPEGCannotHold() throws {
    var photo = SampleHEIF(auxiliary: "urn:com:apple:photo:2020:aux:hdrgainmap")
    photo.boxes = Box.bytes("moov", [1, 2, 3])
    let copy = try Self.copy(photo)
    #expect(
      copy.changes.contains(
        MetadataChange(
          .removed, .technical, "HEIF auxl urn:com:apple:photo:2020:aux:hdrgainmap")))
    #expect(copy.changes.contains(MetadataChange(.removed, .other, "HEIF moov")))
    #expect(throws: CopyError.picture(.transparent)) {
      try Self.copy(SampleHEIF(auxiliary: "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha"))
    }
  }

  @Test func endsContentCredentials() throws {
    var photo = SampleHEIF()
    photo.boxes = Box.bytes("uuid", Box.credentialsIdentifier + Array("manifest".utf8))
    let copy = try Self.copy(photo)
    let plain = LookCopiesTests.copier(LookRecipe(), removing: [.location])
    #expect(copy.credentials.count == 1)
    #expect(copy.credentials == (try plain.copy(photo.bytes, digest: "").credentials))
    #expect(copy.changes.contains(MetadataChange(.removed, .credentials, "HEIF uuid C2PA")))
    let statements = try PhotoReader().metadata(in: try #require(copy.bytes)).copyStatements
    #expect(statements.map(\.credentials) == [copy.credentials])
  }

  // MARK: Hostile files

  @Test func decodesNothingThatIsTooLargeOrNotThere() throws {
    #expect(try Self.corners(of: Self.bytes(SampleHEIF(grid: (2, 3)))) == [0, 1, 2, 3])
    #expect(throws: CopyError.picture(.tooLarge)) {
      try Self.copy(SampleHEIF(grid: (1, 1), claimedSize: (40_000, 64)))
    }
    #expect(throws: CopyError.picture(.tooManyPixels(limit: PictureLimits.freePixels))) {
      try Self.copy(SampleHEIF(grid: (1, 1), claimedSize: (30_000, 30_000)))
    }
    #expect(throws: CopyError.self) {
      try Self.copy(SampleHEIF(grid: (1, 1), claimedSize: (0, 64)))
    }
    for tiles in [[6], [6, 6], [9, 1], [1], []] {
      #expect(throws: CopyError.self) {
        try Self.copy(SampleHEIF(grid: (2, 1), tiles: tiles))
      }
    }
    for type in ["iden", "iovl", "jpeg", "xxxx"] {
      #expect(throws: CopyError.self) { try Self.copy(SampleHEIF(type: type)) }
      #expect(throws: CopyError.picture(.unsupported("HEIF \(type)"))) {
        try Self.copy(SampleHEIF(grid: (2, 1), tiles: [6, 6], type: type))
      }
    }
  }

  /// Cuts and changed bytes: an error or a copy that can be read, never a crash.
  @Test func survivesDamage() throws {
    var numbers = SeededGenerator(seed: 4)
    var photo = SampleHEIF(
      rotation: 1, colors: [Self.colors(12, 13)], exif: Self.exif(orientation: 8),
      auxiliary: "urn:mpeg:hevc:2015:auxid:2", hasThumbnail: true, grid: (2, 2))
    for isAV1 in [false, true] {
      photo.isAV1 = isAV1
      let bytes = photo.bytes
      for end in stride(from: 1, to: bytes.count, by: 23) {
        _ = try? Self.copier.copy(Array(bytes[..<end]), digest: "")
      }
      for _ in 0..<TestScope.sample(Array(0..<1000), count: 100).count {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
          let position = Int.random(in: 0..<bytes.count, using: &numbers)
          damaged[position] = [0, 1, 0x7F, 0xFF, 0x40].randomElement(using: &numbers) ?? 0
        }
        guard let copy = try? Self.copier.copy(damaged, digest: "").bytes else { continue }
        #expect((try? PhotoReader().metadata(in: copy)) != nil)
      }
    }
  }
}
