extension Raster<UInt8> {
  /// Returns a small picture without alpha, on white, in the same orientation; as large as this one
  /// if that is smaller.
  ///
  /// Each pixel is the mean of up to 4 by 4 pixels of its area.
  public func thumbnail(longestSide: Int) -> Picture { reduced(longestSide: longestSide) }
}

extension Raster<UInt16> {
  /// Returns a small picture with 8 bits per channel and without alpha, on white, in the same
  /// orientation; as large as this one if that is smaller.
  ///
  /// Each pixel is the mean of up to 4 by 4 pixels of its area.
  public func thumbnail(longestSide: Int) -> Picture { reduced(longestSide: longestSide) }
}

// Code in other modules calls what is not generic, so that the compiler can specialize the rest.
extension Raster {
  fileprivate func reduced(longestSide: Int) -> Picture {
    let longest = max(width, height, 1)
    let side = min(max(longestSide, 1), longest)
    let newWidth = max(1, (width * side + longest / 2) / longest)
    let newHeight = max(1, (height * side + longest / 2) / longest)
    var small = Picture(width: newWidth, height: newHeight, layout: .rgb)
    let (channels, isColor, hasAlpha) = (layout.channels, layout.colors == 3, layout.hasAlpha)
    let shift = Channel.bitWidth - 8
    let source = values.span
    var target = small.bytes.mutableSpan
    for y in 0..<newHeight {
      let rows = Self.samples(y, of: newHeight, in: height)
      for x in 0..<newWidth {
        var sums = (0, 0, 0)
        var count = 0
        let columns = Self.samples(x, of: newWidth, in: width)
        for row in rows {
          for column in columns {
            let position = (row * width + column) * channels
            let alpha =
              hasAlpha ? Int(truncatingIfNeeded: source[position + channels - 1]) >> shift : 255
            let white = 255 * (255 - alpha)
            sums.0 += (Int(truncatingIfNeeded: source[position]) >> shift) * alpha + white
            sums.1 +=
              (Int(truncatingIfNeeded: source[position + (isColor ? 1 : 0)]) >> shift) * alpha
              + white
            sums.2 +=
              (Int(truncatingIfNeeded: source[position + (isColor ? 2 : 0)]) >> shift) * alpha
              + white
            count += 255
          }
        }
        let position = (y * newWidth + x) * 3
        target[position] = UInt8(clamping: sums.0 / count)
        target[position + 1] = UInt8(clamping: sums.1 / count)
        target[position + 2] = UInt8(clamping: sums.2 / count)
      }
    }
    return small
  }

  /// Returns rows or columns of a part of a side, at equal distances.
  private static func samples(_ part: Int, of parts: Int, in length: Int) -> [Int] {
    let start = part * length / parts
    let end = max(start + 1, (part + 1) * length / parts)
    let count = min(end - start, 4)
    return (0..<count).map { start + $0 * (end - start) / count }
  }
}
