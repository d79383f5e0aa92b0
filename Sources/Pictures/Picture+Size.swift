extension Picture {
  /// Returns the picture without alpha, on white.
  public consuming func flattened() -> Picture {
    guard layout == .rgba else { return self }
    var flat = Picture(width: width, height: height, layout: .rgb)
    let source = bytes.span
    var target = flat.bytes.mutableSpan
    for pixel in 0..<source.count / 4 {
      let alpha = Int(source[pixel * 4 + 3])
      for channel in 0..<3 {
        let value = Int(source[pixel * 4 + channel]) * alpha + 255 * (255 - alpha)
        target[pixel * 3 + channel] = UInt8(truncatingIfNeeded: (value + 127) / 255)
      }
    }
    return flat
  }

  /// Returns the picture with each side divided by a number, each pixel the mean of its source
  /// pixels; columns and rows that remain are left out.
  public consuming func reduced(by divisor: Int) -> Picture {
    guard divisor > 1, width >= divisor, height >= divisor else { return self }
    let (width, channels) = (width, layout.channels)
    let (newWidth, newHeight) = (width / divisor, height / divisor)
    var small = Picture(width: newWidth, height: newHeight, layout: layout)
    let source = bytes.span
    var target = small.bytes.mutableSpan
    let count = divisor * divisor
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        for channel in 0..<channels {
          var sum = count / 2
          for row in 0..<divisor {
            let start = ((y * divisor + row) * width + x * divisor) * channels + channel
            for column in 0..<divisor { sum += Int(source[start + column * channels]) }
          }
          target[(y * newWidth + x) * channels + channel] = UInt8(truncatingIfNeeded: sum / count)
        }
      }
    }
    return small
  }
}
