import PhotoFormats
import Testing

@testable import Pictures

/// GIF, BMP and JPEG XL.
///
/// `PagePictureTests` compares real files with Pillow.
struct OtherFormatsTests {
  private static func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// A GIF file of black and white pixels: GIF89a Specification, with a code for each pixel.
  private static func gif(
    width: Int, height: Int, screen: (Int, Int)? = nil, left: Int = 0, pixels: [Int],
    transparent: UInt8? = nil
  ) -> [UInt8] {
    let (across, down) = screen ?? (width, height)
    var file = Array("GIF89a".utf8) + little(across, 2) + little(down, 2) + [0x80, 0, 0]
    file += [0, 0, 0, 255, 255, 255]
    if let transparent { file += [0x21, 0xF9, 4, 1, 0, 0, transparent, 0] }
    file += [0x2C] + little(left, 2) + little(0, 2) + little(width, 2) + little(height, 2) + [0, 2]
    // Codes of 3 bits, and a code that clears the table before each pair of pixels.
    var (bits, count) = (0, 0)
    for (index, pixel) in pixels.enumerated() {
      for code in index % 2 == 0 ? [4, pixel] : [pixel] {
        bits |= code << count
        count += 3
      }
    }
    bits |= 5 << count
    let data = little(bits, (count + 10) / 8)
    return file + [UInt8(data.count)] + data + [0, 0x3B]
  }

  @Test func readsAPictureOnItsScreen() throws {
    let file = Self.gif(
      width: 2, height: 2, screen: (3, 2), left: 1, pixels: [0, 1, 1, 0], transparent: 0)
    let raster = try Raster(gif: file, limit: 100)
    #expect(raster.width == 3 && raster.height == 2)
    let clear: [UInt8] = [0, 0, 0, 0]
    let white: [UInt8] = [255, 255, 255, 255]
    #expect(raster.values == clear + clear + white + clear + white + clear)
  }

  @Test(arguments: [(3, true), (4, false), (5, false)])
  func limitsAGIFFile(limit: Int, isTooLarge: Bool) {
    let file = Self.gif(width: 2, height: 2, pixels: [0, 1, 1, 0])
    if isTooLarge {
      #expect(throws: PictureError.tooManyPixels(limit: limit)) {
        try Raster(gif: file, limit: limit)
      }
    } else {
      #expect(throws: Never.self) { try Raster(gif: file, limit: limit) }
    }
  }

  /// A screen or a picture of 65,535 pixels a side takes no memory.
  @Test func refusesALargeScreenBeforeItIsMade() {
    for (width, screen) in [(65_535, (1, 1)), (1, (65_535, 65_535))] {
      let file = Self.gif(width: width, height: width, screen: screen, pixels: [0])
      #expect(throws: PictureError.tooManyPixels(limit: 1 << 20)) {
        try Raster(gif: file, limit: 1 << 20)
      }
    }
  }

  /// A BMP file with 24 bits a pixel.
  private static func bmp(width: Int, height: Int, rows: [[UInt8]]) -> [UInt8] {
    let pixels = rows.flatMap { $0 + Array(repeating: 0, count: (4 - $0.count % 4) % 4) }
    return Array("BM".utf8) + little(54 + pixels.count, 4) + little(0, 4) + little(54, 4)
      + little(40, 4) + little(width, 4) + little(height, 4) + little(1, 2) + little(24, 2)
      + Array(repeating: 0, count: 24) + pixels
  }

  @Test(arguments: [1, -1])
  func readsRowsFromEitherEnd(direction: Int) throws {
    let file = Self.bmp(width: 1, height: 2 * direction, rows: [[1, 2, 3], [4, 5, 6]])
    let raster = try Raster(bmp: file, limit: 2)
    #expect(raster.values == (direction < 0 ? [3, 2, 1, 6, 5, 4] : [6, 5, 4, 3, 2, 1]))
    #expect(throws: PictureError.tooManyPixels(limit: 1)) { try Raster(bmp: file, limit: 1) }
  }

  /// A file that is cut short is white where it has no rows.
  @Test func readsAsFarAsAFileGoes() throws {
    let file = Self.bmp(width: 1, height: -2, rows: [[1, 2, 3], [4, 5, 6]])
    let raster = try Raster(bmp: Array(file.dropLast(5)), limit: 2)
    #expect(raster.values == [3, 2, 1, 255, 255, 255])
  }

  @Test func refusesALargeBMPFileBeforeItIsMade() {
    for size in [(1 << 23, 1 << 23), (0x7FFF_FFFF, 1), (0, 5), (1, -0x8000_0000)] {
      let file = Self.bmp(width: size.0, height: size.1, rows: [])
      #expect(throws: PictureError.self) { try Raster(bmp: file, limit: 1 << 20) }
    }
  }

  /// Every beginning of a file, and every byte changed, ends without a crash.
  @Test func survivesDamage() {
    let files = [
      Self.gif(width: 2, height: 2, pixels: [0, 1, 1, 0], transparent: 0),
      Self.bmp(width: 1, height: 2, rows: [[1, 2, 3], [4, 5, 6]]),
    ]
    for file in files {
      for count in 0...file.count {
        _ = try? Raster(gif: Array(file.prefix(count)), limit: 1 << 16)
        _ = try? Raster(bmp: Array(file.prefix(count)), limit: 1 << 16)
      }
      for position in file.indices {
        for change in [0x01, 0x7F, 0x80, 0xFF] as [UInt8] {
          var damaged = file
          damaged[position] ^= change
          _ = try? Raster(gif: damaged, limit: 1 << 16)
          _ = try? Raster(bmp: damaged, limit: 1 << 16)
        }
      }
    }
  }

  /// What is not known to be cheap is not given to libjxl.
  @Test func refusesJPEGXLBeforeItIsDecoded() {
    // The size of 2^30 by 2^30, and a picture without frames.
    let large: [UInt8] = [0xFF, 0x0A, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(throws: JPEGXLPictureError.tooLarge) { try Raster(jpegXL: large, limit: 1 << 24) }
    #expect(throws: JPEGXLPictureError.unsupported) {
      try Raster(jpegXL: [0xFF, 0x0A] + Array(repeating: 0, count: 8), limit: 1 << 24)
    }
    #expect(throws: JPEGXLPictureError.damaged) { try Raster(jpegXL: [], limit: 1 << 24) }
    #expect(throws: JPEGXLPictureError.damaged) {
      try Raster(jpegXL: Box.bytes("jxlp", [0, 0, 0, 0]), limit: 1 << 24)
    }
  }
}
