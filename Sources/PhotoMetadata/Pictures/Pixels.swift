internal import JPEGCodec

/// A picture as rows of pixels, from the upper left, with a byte for each channel.
struct Pixels: Hashable {
  /// The number of pixels in a row.
  let width: Int

  /// The number of rows.
  let height: Int

  /// 1 for gray, 3 for red, green and blue.
  let channels: Int

  /// The channels of all pixels.
  var bytes: [UInt8]

  /// Creates a black picture.
  init(width: Int, height: Int, channels: Int) {
    let bytes = [UInt8](repeating: 0, count: width * height * channels)
    self.init(width: width, height: height, channels: channels, bytes: bytes)
  }

  /// Creates a picture from its bytes.
  init(width: Int, height: Int, channels: Int, bytes: [UInt8]) {
    (self.width, self.height, self.channels, self.bytes) = (width, height, channels, bytes)
  }

  /// Returns the picture oriented according to EXIF's orientation, 1 to 8.
  func oriented(by orientation: Int) -> Pixels {
    guard
      let oriented = OrientedPixels(
        bytes, width: width, height: height, channels: channels, orientation: orientation)
    else { return self }
    return Pixels(
      width: oriented.width, height: oriented.height, channels: channels, bytes: oriented.bytes)
  }

  /// Returns a part of the picture scaled down to a size, each pixel the mean of its source pixels.
  func resized(
    _ part: PixelArea, width newWidth: Int, height newHeight: Int
  ) -> Pixels {
    var small = Pixels(width: newWidth, height: newHeight, channels: channels)
    for y in 0..<newHeight {
      let rows = part.rows(of: y, in: newHeight)
      for x in 0..<newWidth {
        let columns = part.columns(of: x, in: newWidth)
        for channel in 0..<channels {
          var sum = 0
          for row in rows {
            for column in columns { sum += Int(bytes[(row * width + column) * channels + channel]) }
          }
          let count = rows.count * columns.count
          small.bytes[(y * newWidth + x) * channels + channel] = UInt8(
            clamping: (sum + count / 2) / count)
        }
      }
    }
    return small
  }

  /// Returns the picture scaled down so that no side is longer than `side`; a smaller one is
  /// unchanged.
  func fitting(_ side: Int) -> Pixels {
    let longest = max(width, height)
    guard longest > side else { return self }
    return resized(
      PixelArea(self), width: max(1, (width * side + longest / 2) / longest),
      height: max(1, (height * side + longest / 2) / longest))
  }
}
