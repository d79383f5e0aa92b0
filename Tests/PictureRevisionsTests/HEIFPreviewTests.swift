import Foundation
import PhotoFormats
import Pictures
import TestSupport
import Testing

@testable import PhotoSamples
@testable import PictureRevisions

struct HEIFPreviewTests {
  /// The thumbnail of a phone shows what its picture does, upright.
  @Test(.needs(.data)) func findsTheThumbnailOfAPhone() throws {
    let path = "photos/exifr/test/fixtures/heic-maybebroken.HEIC"
    let bytes = Array(try Data(contentsOf: Repository.sharedData.appending(path: path)))
    let found = HEIFPreview.thumbnail(of: bytes, longestSide: 240)
    let thumbnail = try #require(found)
    let picture = try HEIFPreview.picture(of: bytes, longestSide: 240, limit: 32 << 20)
    #expect(thumbnail.width == picture.width && thumbnail.height == picture.height)
    let differences = zip(thumbnail.bytes, picture.bytes).map { abs(Int($0) - Int($1)) }
    let sum = differences.reduce(0, +)
    #expect(sum < 8 * thumbnail.bytes.count)
  }

  @Test(arguments: [(64, true), (65, false)])
  func takesAThumbnailThatIsLargeEnough(side: Int, isTaken: Bool) throws {
    let found = HEIFPreview.thumbnail(of: SampleHEIF(hasThumbnail: true).bytes, longestSide: side)
    #expect((found != nil) == isTaken)
    let none = HEIFPreview.thumbnail(of: SampleHEIF().bytes, longestSide: side)
    #expect(none == nil)
  }

  /// A picture that is turned or has another shape is not shown by a thumbnail that is not.
  @Test func takesNoThumbnailOfAnotherShape() {
    for sample in [
      SampleHEIF(rotation: 1, hasThumbnail: true), SampleHEIF(hasThumbnail: true, grid: (2, 1)),
    ] {
      let found = HEIFPreview.thumbnail(of: sample.bytes, longestSide: 64)
      #expect(found == nil)
    }
  }
}
