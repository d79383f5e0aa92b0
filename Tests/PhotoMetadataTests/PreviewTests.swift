import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata
@testable import PhotoSamples

/// The previews in raw files.
///
/// `PagePictureTests` compares them with what ExifTool finds.
struct PreviewTests {
  private static func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    PictureBuilder.jpeg(PictureBuilder.pixels(width: width, height: height))
  }

  /// A directory behind the first one, with a preview in each of further directories.
  private static func file(_ previews: [[UInt8]], claimed: Int? = nil) -> [UInt8] {
    let builder = ExifBuilder()
    func entry(_ tag: Int, _ value: Int) -> [UInt8] {
      builder.number(tag, 2) + builder.number(4, 2) + builder.number(1, 4)
        + builder.number(value, 4)
    }
    let size = 2 + 2 * 12 + 4
    var file: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    var position = 8 + size * previews.count
    for (index, preview) in previews.enumerated() {
      file += builder.number(2, 2) + entry(0x0201, position)
      file += entry(0x0202, claimed ?? preview.count)
      file += builder.number(index == previews.count - 1 ? 0 : file.count + 4, 4)
      position += preview.count
    }
    return file + previews.joined()
  }

  /// The smallest preview that is large enough is the cheapest one that looks as well.
  @Test(arguments: [(240, 300), (300, 300), (301, 640), (640, 640), (641, 640), (4_000, 640)])
  func takesTheSmallestOneThatIsLargeEnough(side: Int, width: Int) throws {
    let file = Self.file([
      Self.jpeg(160, 120), Self.jpeg(640, 480), Self.jpeg(300, 200),
    ])
    let preview = try #require(PhotoReader().preview(in: file, notBelow: side))
    #expect(JPEGHeader(preview.jpeg[...])?.dimensions.width == width)
    #expect(preview.orientation == 1)
  }

  /// What is smaller than a picture on a page is a thumbnail, which a page shows as such.
  @Test(arguments: [(240, false), (241, true)])
  func takesNoThumbnail(side: Int, isPreview: Bool) {
    let preview = PhotoReader().preview(in: Self.file([Self.jpeg(side, 160)]), notBelow: 240)
    #expect((preview != nil) == isPreview)
  }

  @Test func takesNothingThatIsNoPicture() {
    let jpeg = Self.jpeg(640, 480)
    let reader = PhotoReader()
    // A lossless picture, a position outside of the file, and bytes that are none.
    var lossless = jpeg
    if let frame = jpeg.indices.dropLast().first(where: { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
    {
      lossless[frame + 1] = 0xC3
    }
    #expect(lossless != jpeg)
    #expect(reader.preview(in: Self.file([lossless]), notBelow: 240) == nil)
    #expect(reader.preview(in: Self.file([jpeg], claimed: jpeg.count + 1), notBelow: 240) == nil)
    #expect(reader.preview(in: Self.file([Array(repeating: 7, count: 900)]), notBelow: 240) == nil)
    #expect(reader.preview(in: jpeg, notBelow: 240) == nil)
    #expect(reader.preview(in: Self.file([jpeg]), notBelow: 240)?.jpeg == jpeg)
  }

  /// Every beginning of a file, and every byte changed, ends without a crash.
  @Test func survivesDamage() {
    let jpeg = Self.jpeg(300, 200)
    for file in [
      Self.file([jpeg]), RawBuilder.raf(jpeg), RawBuilder.x3f([RawBuilder.x3fPreview(jpeg)]),
    ] {
      #expect(PhotoReader().preview(in: file, notBelow: 240)?.jpeg == jpeg)
      for count in stride(from: 0, to: 400, by: 3) {
        _ = PhotoReader().preview(in: Array(file.prefix(count)), notBelow: 240)
      }
      for position in 0..<200 {
        var damaged = file
        damaged[position] ^= 0xFF
        _ = PhotoReader().preview(in: damaged, notBelow: 240)
      }
    }
  }
}
