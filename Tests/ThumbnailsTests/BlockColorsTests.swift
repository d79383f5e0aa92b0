import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import JPEGCodec
@testable import PhotoSamples
@testable import Thumbnails

struct BlockColorsTests {
  private func colors(_ jpeg: [UInt8], notBelow side: Int = 64) -> JPEGPicture? {
    BlockColors.picture(of: jpeg[...], notBelow: side)
  }

  @Test func areThePixelsOfLibjpegTurboWithoutSharedColors() throws {
    let pixels = PictureBuilder.pixels(width: 700, height: 520)
    let jpeg = try #require(pixels.encoded(quality: 90, sampling: .full))
    let small = try #require(colors(jpeg))
    #expect(small.width == 88 && small.height == 65)
    #expect(small == JPEGPicture(decoding: jpeg[...], as: .rgb, notBelow: 64))
  }

  @Test func areNearlyThePixelsOfLibjpegTurboWithSharedColors() throws {
    let jpeg = PictureBuilder.jpeg(PictureBuilder.pixels(width: 1400, height: 1040))
    let small = try #require(colors(jpeg))
    let other = try #require(JPEGPicture(decoding: jpeg[...], as: .rgb, notBelow: 64))
    #expect((small.width, small.height) == (other.width, other.height))
    let differences = zip(small.bytes, other.bytes).map { abs(Int($0) - Int($1)) }
    #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 2)
  }

  @Test(.needs(.data))
  func areNearlyThePixelsOfLibjpegTurboForRealPhotos() throws {
    var compared = 0
    for path in try SampleFolders.files(in: SampleFolders.photos) {
      guard let file = try? PhotoFile(at: PhotoPath(path)),
        let bytes = try PhotoReader().bytes(
          ofFileAt: PhotoPath(path), in: file.state, upTo: 40 << 20),
        let small = colors(bytes),
        let other = JPEGPicture(decoding: bytes[...], as: .rgb, notBelow: 64)
      else { continue }
      compared += 1
      #expect((small.width, small.height) == (other.width, other.height), "\(path)")
      let differences = zip(small.bytes, other.bytes).map { abs(Int($0) - Int($1)) }
      #expect(
        Double(differences.reduce(0, +)) / Double(max(1, differences.count)) < 4, "\(path)")
    }
    #expect(compared >= 50)
  }

  @Test func leavesOtherPicturesToLibjpegTurbo() throws {
    let large = PictureBuilder.pixels(width: 1400, height: 1040)
    let progressive = try #require(large.encoded(quality: 90, isProgressive: true))
    #expect(colors(progressive) == nil)
    var gray = JPEGPicture(width: 1400, height: 1040, layout: .gray)
    gray.bytes = gray.bytes.indices.map { UInt8(truncatingIfNeeded: $0) }
    let coded = try #require(gray.encoded(quality: 90))
    #expect(colors(coded) == nil)
    #expect(colors(PictureBuilder.jpeg(large), notBelow: 175) != nil)
    #expect(colors(PictureBuilder.jpeg(large), notBelow: 176) == nil)
  }

  @Test func refusesEveryTruncatedPicture() {
    let jpeg = PictureBuilder.jpeg(PictureBuilder.pixels(width: 1400, height: 1040))
    for count in stride(from: 0, to: jpeg.count, by: 397) {
      #expect(colors(Array(jpeg.prefix(count))) == nil)
    }
    #expect(colors(Array(jpeg.dropLast())) == nil)
  }

  @Test func survivesDamagedBytes() {
    let jpeg = PictureBuilder.jpeg(PictureBuilder.pixels(width: 1400, height: 1040))
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var damaged = jpeg
      for _ in 0..<4 {
        damaged[Int.random(in: 2..<damaged.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let pixels = colors(damaged) else { continue }
      #expect(pixels.bytes.count == pixels.width * pixels.height * 3)
    }
  }
}
