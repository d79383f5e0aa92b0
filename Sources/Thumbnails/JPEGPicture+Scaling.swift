import JPEGCodec

extension JPEGPicture {
  /// Returns a part of the picture scaled down to a size, each pixel the mean of its source pixels.
  func resized(
    _ part: PixelArea, width newWidth: Int, height newHeight: Int
  ) -> JPEGPicture {
    let channels = layout.channels
    var small = JPEGPicture(width: newWidth, height: newHeight, layout: layout)
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
  func fitting(_ side: Int) -> JPEGPicture {
    let longest = max(width, height)
    guard longest > side else { return self }
    return resized(
      PixelArea(self), width: max(1, (width * side + longest / 2) / longest),
      height: max(1, (height * side + longest / 2) / longest))
  }
}
