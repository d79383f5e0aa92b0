import JPEGCodec

/// The sums of brightness over all rectangles at the upper left of a gray picture.
///
/// The mean of any rectangle follows from four of them, so that many parts of one picture can be
/// scaled down in a time that doesn't depend on its size.
struct PixelSums {
  /// The size of the picture.
  let width: Int
  let height: Int

  /// The sums, row by row; the first row and the first column are 0.
  ///
  /// 16 million white pixels fit, and pictures have less at an eighth
  /// (``ThumbnailLimits/picturePixels``).
  private let sums: [UInt32]

  /// Adds up a gray picture.
  init(_ pixels: JPEGPicture) {
    (width, height) = (pixels.width, pixels.height)
    let (width, height, across) = (width, height, width + 1)
    var sums = [UInt32](repeating: 0, count: across * (height + 1))
    // All indices are inside; checking each would take as long as adding.
    unsafe pixels.bytes.withUnsafeBufferPointer { bytes in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for row in 0..<height {
          var sum: UInt32 = 0
          let (start, above) = (row * width, row * across + 1)
          for column in 0..<width {
            sum &+= UInt32(unsafe bytes[start &+ column])
            let sumAbove = unsafe sums[above &+ column]
            unsafe sums[above &+ across &+ column] = sumAbove &+ sum
          }
        }
      }
    }
    self.sums = sums
  }

  /// Returns the picture without the rows and columns at its edges whose mean is below a limit.
  ///
  /// At most half of each side goes, since a dark picture isn't a bar.
  func areaWithoutBars(darkerThan limit: Double) -> PixelArea {
    let whole = PixelArea(self)
    let rows = means(of: whole, across: 1, down: height).map { $0 < limit }
    let columns = means(of: whole, across: width, down: 1).map { $0 < limit }
    func rest(_ isDark: [Bool]) -> Range<Int> {
      let first = isDark.firstIndex(of: false) ?? 0
      let last = isDark.lastIndex(of: false) ?? isDark.count - 1
      return last - first + 1 > isDark.count / 2 ? first..<last + 1 : 0..<isDark.count
    }
    return PixelArea(rows: rest(rows), columns: rest(columns))
  }

  /// Returns the rounded means of the squares into which an area is divided, row by row.
  func means(of area: PixelArea, across: Int, down: Int) -> [Double] {
    let columns = (0..<across).map { area.columns(of: $0, in: across) }
    var means = Array(repeating: 0.0, count: across * down)
    var written = means.mutableSpan
    let sums = sums.span
    var index = 0
    for row in 0..<down {
      let rows = area.rows(of: row, in: down)
      let (top, bottom) = (rows.lowerBound * (width + 1), rows.upperBound * (width + 1))
      for columns in columns {
        let (left, right) = (columns.lowerBound, columns.upperBound)
        let sum =
          sums[bottom &+ right] &- sums[bottom &+ left] &- sums[top &+ right] &+ sums[top &+ left]
        let count = UInt32(truncatingIfNeeded: rows.count &* (right &- left))
        written[index] = Double((sum &+ count / 2) / count)
        index &+= 1
      }
    }
    return means
  }
}
