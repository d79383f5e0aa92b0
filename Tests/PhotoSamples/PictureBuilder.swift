import JPEGCodec
import TestSupport

/// Draws pictures for tests.
enum PictureBuilder {
  /// A picture with a bright upper left corner, a red right edge and a dark rest, so that all of
  /// its orientations differ.
  static func pixels(width: Int = 64, height: Int = 48) -> JPEGPicture {
    var pixels = JPEGPicture(width: width, height: height, layout: .rgb)
    for y in 0..<height {
      for x in 0..<width {
        let color: [UInt8] =
          x < width / 2 && y < height / 2
          ? [240, 240, 240] : x > width * 3 / 4 ? [200, 20, 20] : [20, 30, 60]
        for channel in 0..<3 { pixels.bytes[(y * width + x) * 3 + channel] = color[channel] }
      }
    }
    return pixels
  }

  /// A valid JPEG file with a picture.
  static func jpeg(_ pixels: JPEGPicture = pixels()) -> [UInt8] {
    pixels.encoded(quality: 90) ?? []
  }

  /// An EXIF block with a thumbnail in the directory after IFD0.
  static func exif(thumbnail: [UInt8], orientation: Int = 1, dateTime: String? = nil) -> [UInt8] {
    let builder = ExifBuilder()
    let make = "Maker\0"
    func entry(_ tag: Int, _ format: Int, _ count: Int, _ value: Int) -> [UInt8] {
      builder.number(tag, 2) + builder.number(format, 2) + builder.number(count, 4)
        + builder.number(value, 4)
    }
    let second = 8 + 2 + 2 * 12 + 4
    let values = second + 2 + 3 * 12 + 4
    let date = Array((dateTime ?? "").utf8) + [0]
    var block: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    block += builder.number(2, 2) + entry(0x010F, 2, make.utf8.count, values)
    block += entry(0x0112, 3, 1, orientation) + builder.number(second, 4)
    let picture = values + make.utf8.count + date.count
    block += builder.number(3, 2)
    block +=
      dateTime == nil
      ? entry(0x0103, 3, 1, 6) : entry(0x0132, 2, date.count, values + make.utf8.count)
    block += entry(0x0201, 4, 1, picture) + entry(0x0202, 4, 1, thumbnail.count)
    block += builder.number(0, 4)
    return block + Array(make.utf8) + date + thumbnail
  }
}
