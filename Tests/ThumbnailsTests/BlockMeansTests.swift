import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import JPEGCodec
@testable import PhotoSamples
@testable import Thumbnails

struct BlockMeansTests {
  private let jpeg = PictureBuilder.jpeg(PictureBuilder.pixels(width: 700, height: 520))

  private func means(_ jpeg: [UInt8]) -> JPEGPicture? {
    BlockMeans.picture(of: jpeg[...], notBelow: 64)
  }

  @Test func areThePixelsOfLibjpegTurbo() throws {
    let pixels = try #require(means(jpeg))
    #expect(pixels.width == 88 && pixels.height == 65)
    #expect(pixels == JPEGPicture(decoding: jpeg[...], as: .gray, notBelow: 64))
  }

  @Test(.needs(.data))
  func areThePixelsOfLibjpegTurboForRealPhotos() throws {
    var compared = 0
    for path in try SampleFolders.files(in: SampleFolders.photos) {
      guard let file = try? PhotoFile(at: PhotoPath(path)),
        let bytes = try PhotoReader().bytes(
          ofFileAt: PhotoPath(path), in: file.state, upTo: 40 << 20),
        let pixels = BlockMeans.picture(of: bytes[...], notBelow: 64)
      else { continue }
      compared += 1
      #expect(
        pixels == JPEGPicture(decoding: bytes[...], as: .gray, notBelow: 64), "\(path)")
    }
    #expect(compared >= 50)
  }

  /// Photoshop writes one after the last unit, too.
  @Test func acceptsARestartMarkerAtTheEnd() throws {
    // 44 by 33 units of 16 by 16 pixels.
    let interval: [UInt8] = [0xFF, 0xDD, 0, 4, 0x05, 0xAC]
    let ended = jpeg.dropLast(2) + [0xFF, 0xD0, 0xFF, 0xD9]
    let restarted = ended.prefix(2) + interval + ended.dropFirst(2)
    let pixels = try #require(means(Array(restarted)))
    #expect(pixels == means(jpeg))
    #expect(pixels == JPEGPicture(decoding: restarted[...], as: .gray, notBelow: 64))
    #expect(means(Array(ended)) == nil)
    #expect(means(Array(restarted.dropLast(2))) == nil)
    #expect(means(Array(restarted.dropLast(3))) == nil)
  }

  @Test func leavesSmallPicturesToLibjpegTurbo() {
    #expect(means(PictureBuilder.jpeg(PictureBuilder.pixels(width: 400, height: 300))) == nil)
  }

  @Test func refusesEveryTruncatedPicture() {
    for count in stride(from: 0, to: jpeg.count, by: 97) {
      #expect(means(Array(jpeg.prefix(count))) == nil)
    }
    #expect(means(Array(jpeg.dropLast())) == nil)
  }

  @Test func survivesDamagedBytes() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var damaged = jpeg
      for _ in 0..<4 {
        damaged[Int.random(in: 2..<damaged.count, using: &random)] = .random(in: 0...255)
      }
      guard let pixels = means(damaged) else { continue }
      #expect(pixels.bytes.count == pixels.width * pixels.height)
    }
  }

  @Test func refusesTablesWithTooManyCodes() {
    let values = Array(repeating: UInt8(1), count: 255)
    func table(_ counts: [UInt8], _ kind: HuffmanTable.Kind) -> HuffmanTable? {
      HuffmanTable(
        counts: (counts + Array(repeating: 0, count: 16))[..<16], values: values[...], for: kind)
    }
    #expect(table([3], .others) == nil)
    #expect(table([2, 1], .others) == nil)
    #expect(table([0, 0, 0, 0, 0, 0, 0, 255, 2], .first) == nil)
    #expect(table([1, 1], .first) != nil)
    // A code of one bit for 16 zeros fills a lookup, and never counts as the end of a block.
    let zeros = HuffmanTable(
      counts: ([1] + Array(repeating: 0, count: 15))[...], values: [0xF0], for: .others)
    #expect(zeros?.lookups[0].count ?? 255 < HuffmanTable.endOfBlock)
  }
}
