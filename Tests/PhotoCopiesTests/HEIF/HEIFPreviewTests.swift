import Foundation
import PhotoFormats
import Pictures
import TestSupport
import Testing

@testable import PhotoCopies

struct HEIFPreviewTests {
  /// The thumbnails of phones show what their pictures do, upright.
  @Test(
    .needs(.data),
    arguments: ["he04-heic-free-box-private.heic", "IMG_2927.HEIC", "heic-maybebroken.HEIC"])
  func findsTheThumbnailsOfPhones(name: String) throws {
    let folder = Repository.sharedData
    let path = try #require(
      FileManager.default.subpathsOfDirectory(atPath: folder.path).first { $0.hasSuffix(name) })
    let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
    let thumbnail = try #require(HEIFPreview.thumbnail(of: bytes, longestSide: 240))
    let picture = try HEIFPreview.picture(of: bytes, longestSide: 240, limit: 32 << 20)
    #expect(thumbnail.width == picture.width && thumbnail.height == picture.height)
    let differences = zip(thumbnail.bytes, picture.bytes).map { abs(Int($0) - Int($1)) }
    #expect(differences.reduce(0, +) < 8 * differences.count)
  }

  @Test(arguments: [(64, true), (65, false)])
  func takesAThumbnailThatIsLargeEnough(side: Int, isTaken: Bool) throws {
    let file = SampleHEIF(hasThumbnail: true).bytes
    #expect((HEIFPreview.thumbnail(of: file, longestSide: side) != nil) == isTaken)
    #expect(HEIFPreview.thumbnail(of: SampleHEIF().bytes, longestSide: side) == nil)
  }

  /// A picture that is turned or has another shape is not shown by a thumbnail that is not.
  @Test func takesNoThumbnailOfAnotherShape() {
    for sample in [
      SampleHEIF(rotation: 1, hasThumbnail: true), SampleHEIF(hasThumbnail: true, grid: (2, 1)),
    ] {
      #expect(HEIFPreview.thumbnail(of: sample.bytes, longestSide: 64) == nil)
    }
  }
}
