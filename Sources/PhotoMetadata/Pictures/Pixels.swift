/// A picture as rows of pixels, from the upper left, with a byte for each channel.
struct Pixels: Hashable {
  /// Pixels in a row.
  let width: Int

  /// The number of rows.
  let height: Int

  /// 1 for grey, 3 for red, green and blue.
  let channels: Int

  /// The channels of all pixels.
  var bytes: [UInt8]

  /// Creates a black picture.
  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
    bytes = Array(repeating: 0, count: width * height * channels)
  }

  /// Returns the picture as EXIF's orientation, 1 to 8, says that it is looked at.
  func oriented(by orientation: Int) -> Pixels {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    var turned = Pixels(
      width: isTurned ? height : width, height: isTurned ? width : height, channels: channels)
    for y in 0..<turned.height {
      for x in 0..<turned.width {
        // EXIF 3.0, 4.6.5.1.6: where the row 0 and the column 0 of the picture are seen.
        let (row, column) =
          switch orientation {
          case 2: (y, width - 1 - x)
          case 3: (height - 1 - y, width - 1 - x)
          case 4: (height - 1 - y, x)
          case 5: (x, y)
          case 6: (height - 1 - x, y)
          case 7: (height - 1 - x, width - 1 - y)
          default: (x, width - 1 - y)
          }
        for channel in 0..<channels {
          turned.bytes[(y * turned.width + x) * channels + channel] =
            bytes[(row * width + column) * channels + channel]
        }
      }
    }
    return turned
  }

  /// Returns a part of the picture made as large as is asked for, each pixel the mean of those that
  /// it stands for.
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

  /// Returns the picture made so small that no side is longer than `side`; a smaller one stays as
  /// it is.
  func fitting(_ side: Int) -> Pixels {
    let longest = max(width, height)
    guard longest > side else { return self }
    return resized(
      PixelArea(self), width: max(1, (width * side + longest / 2) / longest),
      height: max(1, (height * side + longest / 2) / longest))
  }
}
