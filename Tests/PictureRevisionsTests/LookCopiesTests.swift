import Foundation
import JPEGCodec
import PhotoCopies
import PhotoMetadata
import Pictures
import TestSupport
import Testing

@testable import PhotoSamples
@testable import PictureRevisions

/// Copies with a look, in each container.
struct LookCopiesTests {
  static let digest = String(repeating: "ab", count: 32)

  static func copier(
    _ recipe: LookRecipe = .minimalLife, seed: UInt64? = nil,
    removing facts: Set<PrivateFacts> = []
  ) -> PhotoCopier {
    var plan = CopyPlan()
    plan.removed = facts
    let grain = seed.map { Look.Grain(seed: $0) }
    plan.pictureChanges = [.look(Look(name: "test-look", recipe: recipe, grain: grain))]
    return PhotoCopier(plan, tool: "MetaLens 9", date: "2026-01-02T03:04:05Z")
  }

  static func copy(_ photo: [UInt8], _ copier: PhotoCopier = copier()) throws -> [UInt8] {
    try #require(try copier.copy(photo, digest: digest).bytes)
  }

  @Test func keepsWhatIsNotThePicture() throws {
    let photo = try SamplePictures.jpeg(withXMP: "photoshop:City=\"Reykjavik\"")
    let before = try PhotoReader().metadata(in: photo)
    let after = try PhotoReader().metadata(in: Self.copy(photo))
    #expect(after.dimensions == before.dimensions)
    #expect(after.exif?.make == before.exif?.make)
    #expect(after.exif?.location == before.exif?.location)
    #expect(after.facts.contains { $0.value == .text("Reykjavik") })
    #expect(try Self.contains("a comment of a person", in: Self.copy(photo)))
  }

  @Test func saysWhatWasDone() throws {
    let photo = try SamplePictures.jpeg()
    let copy = try Self.copier(.tumbleDown, seed: 7).copy(photo, digest: Self.digest)
    let metadata = try PhotoReader().metadata(in: try #require(copy.bytes))
    let statement = try #require(metadata.copyStatements.first)
    #expect(statement.parent == Self.digest)
    #expect(statement.removed == [])
    #expect(statement.pictureChanges == copy.pictureChanges)
    #expect(copy.pictureChanges.first?.hasPrefix("look test-look exposure=0.05") == true)
    #expect(copy.pictureChanges.first?.contains("grain seed=7 strength=1") == true)
    #expect(metadata.exif?.software == "MetaLens 9")
    #expect(copy.changes.contains { $0.structure == "IFD0 0x0131 Software" })
    #expect(metadata.traces.exif(.dateTime)?.text == "2026:01:02 03:04:05")
    #expect(
      metadata.traces.xmp("Iptc4xmpExt:DigitalSourceType")?.text
        == "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicallyEnhanced")
  }

  /// In an attribute and in an element.
  @Test(arguments: [
    "xmlns:xap=\"http://ns.adobe.com/xap/1.0/\" xap:ModifyDate=\"2024-05-06T07:08:09\"",
    """
    ><xmp:ModifyDate xmlns:xmp="http://ns.adobe.com/xap/1.0/">2024-05-06T07:08:09\
    </xmp:ModifyDate></rdf:Description><rdf:Description rdf:about=""
    """,
  ])
  func updatesTheTimeOfTheLastChangeInXMP(properties: String) throws {
    let photo = try SamplePictures.jpeg(withXMP: properties)
    let copy = try Self.copier().copy(photo, digest: Self.digest)
    let bytes = try #require(copy.bytes)
    #expect(!Self.contains("2024-05-06T07:08:09", in: bytes))
    #expect(Self.contains("2026-01-02T03:04:05Z</xmp:Mod", in: bytes) == properties.hasPrefix(">"))
    #expect(try PhotoReader().metadata(in: bytes).copyStatements.count == 1)
    #expect(copy.changes.contains { $0.structure == "XMP xmp:ModifyDate" })
    var plan = CopyPlan()
    plan.removed = [.location]
    let other = try PhotoCopier(plan, tool: "MetaLens 9", date: "2026-01-02T03:04:05Z")
      .copy(photo, digest: Self.digest).bytes
    #expect(Self.contains("2024-05-06T07:08:09", in: try #require(other)))
  }

  @Test(arguments: [
    ("digitalCapture", "algorithmicallyEnhanced"), ("composite", "composite"),
    ("trainedAlgorithmicMedia", "trainedAlgorithmicMedia"),
  ])
  func keepsWhatIsDeclaredOfPicturesThatAreNoCaptures(before: String, after: String) throws {
    let vocabulary = "http://cv.iptc.org/newscodes/digitalsourcetype/"
    let photo = try SamplePictures.jpeg(
      withXMP: "Iptc4xmpExt:DigitalSourceType=\"\(vocabulary)\(before)\"")
    let traces = try PhotoReader().metadata(in: Self.copy(photo)).traces
    let declared = traces.xmp.filter { $0.source == .xmp("Iptc4xmpExt:DigitalSourceType") }
    #expect(declared.map(\.text) == [vocabulary + after])
  }

  @Test func makesTheThumbnailAnew() throws {
    let photo = try SamplePictures.jpeg()
    let copy = try Self.copier().copy(photo, digest: Self.digest)
    let bytes = try #require(copy.bytes)
    let thumbnail = try #require(try PhotoReader().metadata(in: bytes).traces.thumbnail)
    #expect(copy.changes.contains(MetadataChange(.replaced, .thumbnail, "IFD1")))
    // In black and white, all colors are the same.
    let start = try #require(thumbnail.jpegOffset(in: bytes))
    let picture = try DecodedPicture(bytes[start...]).picture
    #expect(max(picture.width, picture.height) == 32)
    let colorful = stride(from: 0, to: picture.bytes.count, by: 3).filter {
      abs(Int(picture.bytes[$0]) - Int(picture.bytes[$0 + 2])) > 8
    }
    #expect(colorful.isEmpty)
  }

  @Test func removesAThumbnailThatItCannotMake() throws {
    let photo = try SamplePictures.jpeg(thumbnail: Array(repeating: 7, count: 300))
    let copy = try Self.copier().copy(photo, digest: Self.digest)
    #expect(copy.changes.contains(MetadataChange(.removed, .thumbnail, "IFD1")))
    let bytes = try #require(copy.bytes)
    #expect(Data(bytes).range(of: Data(Array(repeating: 7, count: 300))) == nil)
  }

  @Test func isTheSameInEachRun() throws {
    let photo = try SamplePictures.jpeg()
    #expect(Set(try (0..<3).map { _ in try Self.copy(photo, Self.copier(seed: 1)) }).count == 1)
    #expect(
      try Self.copy(photo, Self.copier(seed: 1)) != Self.copy(photo, Self.copier(seed: 2)))
  }

  @Test func removesAPlaceAsWell() throws {
    let photo = try SamplePictures.jpeg(withXMP: "photoshop:City=\"Reykjavik\"")
    let copy = try Self.copy(photo, Self.copier(removing: [.location]))
    #expect(!Self.contains("Reykjavik", in: copy))
    let metadata = try PhotoReader().metadata(in: copy)
    #expect(metadata.exif?.location == nil)
    #expect(metadata.copyStatements.first?.removed == ["location"])
    #expect(metadata.copyStatements.first?.pictureChanges.count == 1)
  }

  @Test func keepsTheChainOfCopies() throws {
    let first = try Self.copy(SamplePictures.jpeg())
    let second = try Self.copy(first, Self.copier(.tumbleDown))
    let statements = try PhotoReader().metadata(in: second).copyStatements
    #expect(statements.map(\.pictureChanges.count) == [1, 1])
    let software = Data(second).ranges(of: "MetaLens 9\0")
    #expect(software.count == 1)
  }

  @Test func endsContentCredentials() throws {
    let photo = try SamplePictures.jpeg(withCredentials: true)
    let copy = try Self.copier().copy(photo, digest: Self.digest)
    #expect(copy.credentials.count == 1)
    #expect(!Self.contains("c2pa", in: try #require(copy.bytes)))
  }

  @Test func refusesPicturesThatItCannotChange() throws {
    let cmyk = JPEGPicture(
      width: 16, height: 16, layout: .cmyk, bytes: Array(repeating: 90, count: 16 * 16 * 4))
    let photo = try #require(cmyk.encoded(quality: 90))
    #expect(throws: CopyError.picture(.unsupported("CMYK JPEG"))) { try Self.copy(photo) }
    let short = try SamplePictures.jpeg().dropLast(40)
    #expect(throws: CopyError.picture(.damagedPicture)) { try Self.copy(Array(short)) }
    #expect(throws: CopyError.self) { try Self.copy(Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]) }
  }

  static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    Data(bytes).range(of: Data(text.utf8)) != nil
  }
}

extension Data {
  fileprivate func ranges(of text: String) -> [Range<Int>] {
    var (found, start) = ([Range<Int>](), startIndex)
    while let range = self.range(of: Data(text.utf8), in: start..<endIndex) {
      found.append(range)
      start = range.upperBound
    }
    return found
  }
}

extension Thumbnail {
  /// Returns where the thumbnail’s picture begins in a file.
  func jpegOffset(in bytes: [UInt8]) -> Int? {
    Data(bytes).range(of: Data([0xFF, 0xD8, 0xFF]), in: 4..<bytes.count)?.lowerBound
  }
}
