import PhotoMetadata
import Testing

@testable import JPEGCodec
@testable import PhotoSamples
@testable import Thumbnails

struct PixelsTests {
  /// A picture of two rows with three columns, each pixel in another gray.
  private var numbers: JPEGPicture {
    var pixels = JPEGPicture(width: 3, height: 2, layout: .gray)
    pixels.bytes = [1, 2, 3, 4, 5, 6]
    return pixels
  }

  /// The visual positions of the first row and column, by EXIF 3.0, 4.6.5.1.6.
  @Test(
    arguments: [
      (0, 3, [1, 2, 3, 4, 5, 6]), (1, 3, [1, 2, 3, 4, 5, 6]), (2, 3, [3, 2, 1, 6, 5, 4]),
      (3, 3, [6, 5, 4, 3, 2, 1]), (4, 3, [4, 5, 6, 1, 2, 3]), (5, 2, [1, 4, 2, 5, 3, 6]),
      (6, 2, [4, 1, 5, 2, 6, 3]), (7, 2, [6, 3, 5, 2, 4, 1]), (8, 2, [3, 6, 2, 5, 1, 4]),
      (9, 3, [1, 2, 3, 4, 5, 6]),
    ] as [(Int, Int, [UInt8])])
  func turnsAsEXIFSays(orientation: Int, width: Int, bytes: [UInt8]) {
    let turned = numbers.oriented(by: orientation)
    #expect(turned.width == width)
    #expect(turned.bytes == bytes)
  }

  @Test func averagesTheAreaOfAPixel() {
    let small = numbers.resized(PixelArea(numbers), width: 1, height: 2)
    #expect(small.bytes == [2, 5])
    #expect(
      numbers.resized(PixelArea(numbers), width: 6, height: 2).bytes.prefix(6) == [
        1, 1, 2, 2, 3, 3,
      ])
  }

  @Test(arguments: [(640, 480, 240, 180), (10, 4_000, 1, 240), (240, 100, 240, 100), (7, 9, 7, 9)])
  func fitsIntoASquare(width: Int, height: Int, newWidth: Int, newHeight: Int) {
    let fitting = JPEGPicture(width: width, height: height, layout: .rgb).fitting(240)
    #expect(fitting.width == newWidth && fitting.height == newHeight)
    #expect(fitting.bytes.count == newWidth * newHeight * 3)
  }
}
