/// Files of pictures that have headers and no pixels, so that they may have any size.
public enum SamplePictures {
  /// Returns a PNG file: the signature, IHDR, and IEND.
  public static func png(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8)
      + big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0] + [0, 0, 0, 0]
      + big(0, 4) + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
  }

  /// Returns a JPEG file with an orientation in EXIF: a block with one tag, then the frame.
  public static func jpeg(width: Int, height: Int, orientation: Int? = nil) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let tag: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1] + big(orientation, 2) + [0, 0]
      let block = Array("Exif\0\0MM\0*".utf8) + big(8, 4) + big(1, 2) + tag + big(0, 4)
      file += [0xFF, 0xE1] + big(block.count + 2, 2) + block
    }
    return file + [0xFF, 0xC0] + big(11, 2) + [8] + big(height, 2) + big(width, 2)
      + [1, 1, 0x11, 0] + [0xFF, 0xDA] + big(8, 2) + [1, 1, 0, 0, 63, 0] + [0, 0xFF, 0xD9]
  }

  /// Returns a GIF file with one picture that is as large as the screen.
  public static func gif(width: Int, height: Int) -> [UInt8] {
    let size = Array(big(width, 2).reversed() + big(height, 2).reversed())
    return Array("GIF89a".utf8) + size + [0, 0, 0] + [0x2C, 0, 0, 0, 0] + size + [0]
      + [2, 1, 0x44, 0, 0x3B]
  }

  /// Returns a WebP file with the header of an extended one.
  public static func webp(width: Int, height: Int) -> [UInt8] {
    let content =
      [0, 0, 0, 0] + Array(big(width - 1, 3).reversed()) + Array(big(height - 1, 3).reversed())
    let chunk = Array("VP8X".utf8) + Array(big(10, 4).reversed()) + content
    return Array("RIFF".utf8) + Array(big(4 + chunk.count, 4).reversed()) + Array("WEBP".utf8)
      + chunk
  }

  /// Returns a number with its highest byte first.
  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
