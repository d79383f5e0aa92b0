import PhotoCopies
import PhotoFormats
import Pictures
import TestSupport
import Testing

@testable import PhotoSamples
@testable import PictureRevisions

/// What EXIF blocks say of pictures that were changed.
struct ExifRevisionTests {
  /// Returns a block whose owner lies past its end.
  private static func block(past distance: Int) -> [UInt8] {
    var exif = ExifBuilder()
    var owner = exif.text(0x013B, "Jane Placeholder")
    exif.primary = [exif.text(0x0131, "A program"), owner]
    owner.claimedOffset = exif.block.count - owner.value.count + distance
    exif.primary = [exif.text(0x0131, "A program"), owner]
    return exif.block
  }

  private static func revision() -> ExifRevision {
    ExifRevision(software: "A program with a long name", date: "2026-01-02T03:04:05Z")
  }

  private static var thumbnail: ThumbnailMaker {
    get throws {
      ThumbnailMaker(
        try #require(
          Raster<UInt8>(
            width: SamplePictures.width, height: SamplePictures.height, layout: .rgb,
            values: SamplePictures.pixels)))
    }
  }

  @Test(arguments: [0, 1, 10, 100])
  func givesNoMeaningToValuesPastTheEnd(distance: Int) throws {
    var revision = Self.revision()
    let before = Self.block(past: distance)
    var after = revision.revise(before, limit: 65000, thumbnail: try Self.thumbnail)
    revision.addThumbnail(to: &after, limit: 65000, try Self.thumbnail)
    let block = try #require(TIFFBlock(after))
    let owner = try #require(block.directories[0].entries.first { $0.tag == 0x013B })
    #expect(owner.value == nil)
    // With room before the missing value, what is new is written.
    #expect((after.count > before.count) == (distance == 100))
  }

  /// The offset of a next directory, which some programs leave out.
  @Test func givesNoMeaningToAMissingOffset() throws {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x0131, "A")]
    let before = Array(exif.block.dropLast(4))
    var revision = Self.revision()
    var after = before
    revision.addThumbnail(to: &after, limit: 65000, try Self.thumbnail)
    #expect(after == before)
    after = revision.revise(before, limit: 65000, thumbnail: try Self.thumbnail)
    let block = try #require(TIFFBlock(after))
    #expect(block.directories.map(\.next) == [0])
    #expect(after.count > before.count)
  }
}
