import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import JPEGCodec
@testable import PhotoSamples
@testable import Thumbnails

struct ThumbnailTests {
  private func photo(
    _ thumbnail: [UInt8], orientation: Int = 1, width: Int = 640, height: Int = 480
  ) -> [UInt8] {
    let block = PictureBuilder.exif(thumbnail: thumbnail, orientation: orientation)
    return JPEGBuilder.file(
      JPEGBuilder.exif(block), JPEGBuilder.frame(width: width, height: height),
      JPEGBuilder.picture)
  }

  private func decoded(_ jpeg: [UInt8]) throws -> JPEGPicture {
    try #require(JPEGPicture(decoding: jpeg[...], as: .rgb, notBelow: 4096))
  }

  /// Returns the bright corners of a picture, from the upper left clockwise.
  private func brightCorners(_ pixels: JPEGPicture) -> [Bool] {
    [(0, 0), (1, 0), (1, 1), (0, 1)].map { x, y in
      let (column, row) = (x * (pixels.width - 4) + 2, y * (pixels.height - 4) + 2)
      return pixels.bytes[(row * pixels.width + column) * 3 + 1] > 128
    }
  }

  @Test func isReencoded() throws {
    let original = PictureBuilder.jpeg()
    let secret = JPEGBuilder.segment(0xFE, Array("<script>secret".utf8))
    let source = Array(original.prefix(2) + secret + original.dropFirst(2)) + Array("polyglot".utf8)
    let thumbnail = try #require(PhotoReader().thumbnail(in: photo(source)))
    #expect(thumbnail.dimensions == PixelDimensions(width: 64, height: 48))
    #expect(thumbnail.jpeg.firstRange(of: Array("secret".utf8)) == nil)
    #expect(thumbnail.jpeg.firstRange(of: Array("polyglot".utf8)) == nil)
    #expect(thumbnail.jpeg.suffix(2) == [0xFF, 0xD9])
    let (old, new) = (try decoded(original), try decoded(thumbnail.jpeg))
    let distance = zip(old.bytes, new.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(distance / old.bytes.count < 8)
    #expect(PhotoReader().thumbnail(in: photo(source)) == thumbnail)
  }

  @Test(
    arguments: [
      (1, [true, false, false, false]), (3, [false, false, true, false]),
      (6, [false, true, false, false]), (8, [false, false, false, true]),
      (2, [false, true, false, false]), (0, [true, false, false, false]),
    ])
  func standsUpright(orientation: Int, corners: [Bool]) throws {
    let bytes = photo(PictureBuilder.jpeg(), orientation: orientation)
    let thumbnail = try #require(PhotoReader().thumbnail(in: bytes))
    #expect(brightCorners(try decoded(thumbnail.jpeg)) == corners)
    #expect((thumbnail.dimensions.width > thumbnail.dimensions.height) == (orientation < 5))
  }

  @Test func isNotTurnedTwice() throws {
    let upright = PictureBuilder.jpeg(PictureBuilder.pixels(width: 48, height: 64))
    let thumbnail = try #require(PhotoReader().thumbnail(in: photo(upright, orientation: 6)))
    #expect(thumbnail.dimensions == PixelDimensions(width: 48, height: 64))
    #expect(brightCorners(try decoded(thumbnail.jpeg)) == [true, false, false, false])
  }

  @Test func isScaledDown() throws {
    let large = PictureBuilder.jpeg(PictureBuilder.pixels(width: 1_280, height: 960))
    let thumbnail = try #require(PhotoReader().thumbnail(in: photo(large)))
    #expect(thumbnail.dimensions == PixelDimensions(width: 240, height: 180))
    #expect(thumbnail.jpeg.count < 8_000)
  }

  @Test func isThePreviewWhereEXIFHasNone() throws {
    let preview = PictureBuilder.jpeg()
    let picture = JPEGBuilder.file(
      JPEGBuilder.segment(0xE2, index(size: preview.count, kind: 0x010001, offset: 0xAAAA)),
      JPEGBuilder.frame(), JPEGBuilder.picture)
    // Offsets count from the header in the segment, which is the 10th byte of the file.
    let index = index(size: preview.count, kind: 0x010001, offset: picture.count - 10)
    let whole = JPEGBuilder.file(
      JPEGBuilder.segment(0xE2, index), JPEGBuilder.frame(), JPEGBuilder.picture)
    #expect(PhotoReader().thumbnail(in: whole + preview)?.dimensions.width == 64)
    // A further picture of a panorama is not a preview.
    let other = JPEGBuilder.file(
      JPEGBuilder.segment(
        0xE2, self.index(size: preview.count, kind: 0x020001, offset: picture.count - 10)),
      JPEGBuilder.frame(), JPEGBuilder.picture)
    #expect(PhotoReader().thumbnail(in: other + preview) == nil)
  }

  /// CIPA DC-007: a TIFF header and a directory with the list of pictures.
  private func index(size: Int, kind: Int, offset: Int) -> [UInt8] {
    let builder = ExifBuilder()
    func number(_ value: Int) -> [UInt8] { builder.number(value, 4) }
    return Array("MPF\0".utf8) + [0x49, 0x49, 42, 0] + number(8) + builder.number(1, 2)
      + builder.number(0xB002, 2) + builder.number(7, 2) + number(32) + number(26) + number(0)
      + number(0x030000) + number(1_000) + number(0) + number(0)
      + number(kind) + number(size) + number(offset) + number(0)
  }

  @Test func isNilWhenDamaged() {
    let whole = PictureBuilder.jpeg()
    for count in stride(from: 0, to: whole.count, by: 7) {
      #expect(PhotoReader().thumbnail(in: photo(Array(whole.prefix(count)))) == nil, "\(count)")
    }
    #expect(PhotoReader().thumbnail(in: photo(Array("<svg onload=alert(1)>".utf8))) == nil)
    #expect(PhotoReader().thumbnail(in: Array("no photo".utf8)) == nil)
    #expect(PhotoReader().thumbnail(ofFileAt: PhotoPath("/dev/zero")) == nil)
    #expect(PhotoReader().thumbnail(ofFileAt: PhotoPath("/nowhere")) == nil)
  }

  @Test func isNilWhenTooLarge() {
    var header = PictureBuilder.jpeg()
    // The frame specifies 65,535 by 65,535.
    guard let frame = header.firstRange(of: [0xFF, 0xC0]) else {
      Issue.record("no frame")
      return
    }
    for index in 5..<9 { header[frame.lowerBound + index] = 0xFF }
    #expect(PhotoReader().thumbnail(in: photo(header)) == nil)
  }

  /// Mutations of a valid picture give a picture or none, in time.
  @Test func survivesMutations() {
    let whole = PictureBuilder.jpeg()
    var generator = SeededGenerator(seed: 7)
    var count = 0
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      guard let thumbnail = PhotoReader().thumbnail(in: photo(bytes)) else { continue }
      count += 1
      #expect(max(thumbnail.dimensions.width, thumbnail.dimensions.height) <= 240)
    }
    #expect(count > 0)
  }

  @Test(.needs(.data))
  func existsForRealPhotos() throws {
    var count = 0
    var bytes = 0
    for path in try SampleFolders.files(in: SampleFolders.photos) {
      guard let thumbnail = PhotoReader().thumbnail(ofFileAt: PhotoPath(path)) else { continue }
      count += 1
      bytes += thumbnail.jpeg.count
      let size = try decoded(thumbnail.jpeg)
      #expect(size.width == thumbnail.dimensions.width, "\(path)")
      #expect(size.height == thumbnail.dimensions.height, "\(path)")
    }
    print("thumbnails: \(count), \(bytes / max(1, count)) bytes each")
    #expect(count >= 80)
  }

  @Test(.needs(.data))
  func survivesDamagedPhotos() throws {
    for path in try SampleFolders.files(in: SampleFolders.badPhotos) {
      _ = PhotoReader().thumbnail(ofFileAt: PhotoPath(path))
    }
  }
}
