import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import JPEGCodec
@testable import PhotoSamples
@testable import Thumbnails

struct CropSearchTests {
  /// A picture with spots of all sizes, at a place of its own each.
  private static func spots(seed: UInt64, width: Int = 480, height: Int = 360) -> JPEGPicture {
    var random = SeededGenerator(seed: seed)
    var picture = JPEGPicture(width: width, height: height, layout: .rgb)
    for _ in 0..<400 {
      let (x, y) = (
        Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
      )
      let radius = Int.random(in: 4..<40, using: &random)
      let brightness = UInt8.random(in: 0...255, using: &random)
      for row in max(0, y - radius)..<min(height, y + radius) {
        for column in max(0, x - radius)..<min(width, x + radius) {
          for channel in 0..<3 { picture.bytes[(row * width + column) * 3 + channel] = brightness }
        }
      }
    }
    return picture
  }

  private func gray(_ pixels: JPEGPicture) throws -> JPEGPicture {
    let jpeg = try #require(pixels.encoded(quality: 90))
    return try #require(JPEGPicture(decoding: jpeg[...], as: .gray, notBelow: 64))
  }

  private func crop(_ whole: JPEGPicture, _ part: JPEGPicture) throws -> PicturePart? {
    PictureComparison.crop(try thumbnail(whole), try gray(part))?.part
  }

  private func cut(_ picture: JPEGPicture, _ area: PixelArea) -> JPEGPicture {
    var part = JPEGPicture(
      width: area.columns.count, height: area.rows.count, layout: picture.layout)
    let channels = picture.layout.channels
    part.bytes = area.rows.flatMap { row in
      picture.bytes[
        (row * picture.width + area.columns.lowerBound)
          * channels..<(row * picture.width
          + area.columns.upperBound) * channels]
    }
    return part
  }

  private func thumbnail(_ picture: JPEGPicture) throws -> JPEGPicture {
    let gray = try gray(picture)
    return gray.resized(PixelArea(gray), width: 160, height: 160 * gray.height / gray.width)
  }

  @Test(arguments: [
    (0..<180, 0..<240), (100..<300, 150..<450), (60..<330, 20..<380), (20..<160, 330..<470),
    (10..<350, 100..<240),
  ])
  func findsACrop(rows: Range<Int>, columns: Range<Int>) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let picture = Self.spots(seed: seed)
      let part = cut(picture, PixelArea(rows: rows, columns: columns))
      let found = try #require(try crop(picture, part))
      #expect(abs(found.left - Double(columns.lowerBound) / 480) < 0.03)
      #expect(abs(found.top - Double(rows.lowerBound) / 360) < 0.03)
      #expect(abs(found.width - Double(columns.count) / 480) < 0.04)
      #expect(abs(found.height - Double(rows.count) / 360) < 0.04)
    }
  }

  @Test func findsNoCropInAnotherPicture() throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      let other = cut(
        Self.spots(seed: seed + 100), PixelArea(rows: 50..<250, columns: 60..<360))
      #expect(try crop(Self.spots(seed: seed), other) == nil)
    }
  }

  @Test func findsNoCropInTheWholePicture() throws {
    let picture = Self.spots(seed: 7)
    #expect(try crop(picture, picture) == nil)
    let comparison = PictureComparison(try thumbnail(picture), try gray(picture))
    #expect(comparison?.shownPart == nil)
  }

  /// In a smooth picture, many parts look like the whole.
  @Test func saysNothingAboutASmoothPicture() throws {
    var picture = JPEGPicture(width: 480, height: 360, layout: .rgb)
    for row in 0..<360 {
      for column in 0..<480 {
        for channel in 0..<3 { picture.bytes[(row * 480 + column) * 3 + channel] = UInt8(row / 2) }
      }
    }
    let part = cut(picture, PixelArea(rows: 40..<320, columns: 60..<360))
    #expect(try crop(picture, part) == nil)
  }

  @Test(arguments: [1, 6, 8]) func isReadFromAFile(orientation: Int) throws {
    let picture = Self.spots(seed: 3)
    let part = cut(picture, PixelArea(rows: 90..<270, columns: 240..<480))
    var small = JPEGPicture(width: 160, height: 120, layout: .rgb)
    for row in 0..<120 {
      for column in 0..<160 {
        for channel in 0..<3 {
          small.bytes[(row * 160 + column) * 3 + channel] =
            picture.bytes[(row * 3 * 480 + column * 3) * 3 + channel]
        }
      }
    }
    let block = PictureBuilder.exif(
      thumbnail: PictureBuilder.jpeg(small), orientation: orientation)
    let jpeg = PictureBuilder.jpeg(part)
    let file = JPEGBuilder.file(JPEGBuilder.exif(block), Array(jpeg.dropFirst(2)))
    let crop = try #require(PhotoReader().thumbnailCrop(in: file))
    let read = try PhotoReader(comparingThumbnails: true).metadata(in: file).traces.thumbnail
    #expect(read?.shownPart == crop.frame)
    let expected = PicturePart(left: 0.5, top: 0.25, width: 0.5, height: 0.5)
      .oriented(by: orientation)
    #expect(abs(crop.frame.left - expected.left) < 0.03)
    #expect(abs(crop.frame.top - expected.top) < 0.03)
    let size = crop.thumbnail.dimensions
    #expect((size.width > size.height) == (orientation == 1))
  }
}
