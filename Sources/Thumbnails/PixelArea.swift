import JPEGCodec

/// A rectangle of pixels inside a picture, of at least one pixel.
struct PixelArea: Hashable {
  /// The rows and columns of the rectangle.
  private(set) var rows: Range<Int>
  private(set) var columns: Range<Int>

  /// Creates an area from its rows and columns.
  init(rows: Range<Int>, columns: Range<Int>) { (self.rows, self.columns) = (rows, columns) }

  /// Creates the area of a whole picture.
  init(_ pixels: JPEGPicture) {
    (rows, columns) = (0..<pixels.height, 0..<pixels.width)
  }

  /// Creates the area of a whole picture.
  init(_ sums: PixelSums) {
    (rows, columns) = (0..<sums.height, 0..<sums.width)
  }

  /// Returns the largest centered area with the given proportions.
  func centered(across: Int, down: Int) -> PixelArea {
    let width = max(1, min(columns.count, rows.count * across / max(1, down)))
    let height = max(1, min(rows.count, columns.count * down / max(1, across)))
    var area = self
    let (left, top) = ((columns.count - width) / 2, (rows.count - height) / 2)
    area.columns = columns.lowerBound + left..<columns.lowerBound + left + width
    area.rows = rows.lowerBound + top..<rows.lowerBound + top + height
    return area
  }

  /// Returns the largest areas with the given proportions at the two ends of the longer side.
  func atEnds(across: Int, down: Int) -> [PixelArea] {
    let center = centered(across: across, down: down)
    var (first, last) = (center, center)
    first.rows = rows.lowerBound..<rows.lowerBound + center.rows.count
    first.columns = columns.lowerBound..<columns.lowerBound + center.columns.count
    last.rows = rows.upperBound - center.rows.count..<rows.upperBound
    last.columns = columns.upperBound - center.columns.count..<columns.upperBound
    return center == self ? [] : [first, last]
  }

  /// Returns the centered area with a share of the width and of the height, up to 1.
  func scaled(by share: Double) -> PixelArea {
    var area = self
    let (left, top) = (
      Int(Double(columns.count) * (1 - share) / 2), Int(Double(rows.count) * (1 - share) / 2)
    )
    area.columns = columns.lowerBound + left..<columns.upperBound - left
    area.rows = rows.lowerBound + top..<rows.upperBound - top
    return area
  }

  /// Returns the source rows of one of `count` rows.
  func rows(of row: Int, in count: Int) -> Range<Int> { Self.share(row, of: count, in: rows) }

  /// Returns the source columns of one of `count` columns.
  func columns(of column: Int, in count: Int) -> Range<Int> {
    Self.share(column, of: count, in: columns)
  }

  private static func share(_ index: Int, of count: Int, in range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound + index * range.count / count
    let end = range.lowerBound + (index + 1) * range.count / count
    let first = min(start, range.upperBound - 1)
    return first..<max(end, first + 1)
  }
}
