import PhotoMetadata

extension PicturePart {
  /// Creates the rectangle of a detail in an area of a picture.
  init(_ detail: DetailGrid.Detail, in area: PixelArea, of sums: PixelSums) {
    self.init(
      rows: detail.rows, of: detail.rowCount, columns: detail.columns, of: detail.columnCount,
      in: area, sums)
  }

  /// Creates the rectangle of an area of a picture.
  init(_ area: PixelArea, of sums: PixelSums) {
    self.init(rows: 0..<1, of: 1, columns: 0..<1, of: 1, in: area, sums)
  }

  /// Creates the rectangle of some squares of an area that is divided into a grid.
  private init(
    rows: Range<Int>, of rowCount: Int, columns: Range<Int>, of columnCount: Int,
    in area: PixelArea, _ sums: PixelSums
  ) {
    func edge(_ index: Int, of count: Int, in range: Range<Int>, side: Int) -> Double {
      (Double(range.lowerBound) + Double(index * range.count) / Double(count)) / Double(side)
    }
    let left = edge(columns.lowerBound, of: columnCount, in: area.columns, side: sums.width)
    let top = edge(rows.lowerBound, of: rowCount, in: area.rows, side: sums.height)
    self.init(
      left: left, top: top,
      width: edge(columns.upperBound, of: columnCount, in: area.columns, side: sums.width) - left,
      height: edge(rows.upperBound, of: rowCount, in: area.rows, side: sums.height) - top)
  }
}
