/// The brightness of a picture in squares that are small enough to show a detail.
struct DetailGrid {
  private let columns: Int
  private let rows: Int
  private var squares: [Double]

  /// The most different detail of two areas that show the same.
  struct Detail {
    /// The mean difference of two by two squares, divided by the usual difference.
    var difference: Double

    /// The rows and columns of the squares that differ together with it.
    var rows: Range<Int>
    var columns: Range<Int>

    /// The number of rows and columns of the grid.
    var rowCount: Int
    var columnCount: Int
  }

  /// Returns how much the most different detail of two areas that show the same stands out, with
  /// the squares around it that clearly differ, at least a quarter as much.
  ///
  /// The brightness of the small picture is fitted to that of the whole, so that only the squares
  /// that no change of tones explains differ. A square that is like one beside it in the other
  /// picture does not differ, as the two may be shifted a little; and the squares at the edges
  /// are ignored, where bars and frames end. Of fine textures a thumbnail may show any part, so
  /// a third of the contrast inside a square of the picture is no difference. The result is the
  /// mean difference of the most different two by two squares, divided by the usual difference;
  /// nil if an area is too small.
  static func detail(
    _ small: PixelSums, _ smallArea: PixelArea, _ wholeArea: PixelArea, of whole: PixelSums
  ) -> Detail? {
    guard let grid = DetailGrid.differences(small, smallArea, wholeArea, of: whole) else {
      return nil
    }
    let (row, column, difference) = grid.largest
    let limit = max(difference / 4, clearDifference) * grid.unit
    var rows = row..<row + 2
    var columns = column..<column + 2
    var known = Set([
      row * grid.columns + column, row * grid.columns + column + 1,
      (row + 1) * grid.columns + column, (row + 1) * grid.columns + column + 1,
    ])
    var next = Array(known)
    while let square = next.popLast() {
      let (y, x) = (square / grid.columns, square % grid.columns)
      rows = min(rows.lowerBound, y)..<max(rows.upperBound, y + 1)
      columns = min(columns.lowerBound, x)..<max(columns.upperBound, x + 1)
      for (down, across) in neighbors {
        let (y, x) = (y + down, x + across)
        let beside = y * grid.columns + x
        guard (1..<grid.rows - 1).contains(y), (1..<grid.columns - 1).contains(x),
          grid.squares[beside] >= limit, known.insert(beside).inserted
        else { continue }
        next.append(beside)
      }
    }
    return Detail(
      difference: difference, rows: rows, columns: columns, rowCount: grid.rows,
      columnCount: grid.columns)
  }

  /// The eight squares around one.
  private static let neighbors = (-1...1).flatMap { down in
    (-1...1).map { across in (down, across) }
  }.filter { $0 != (0, 0) }

  /// The difference, as a factor of the usual one, from which a square beside a changed detail
  /// belongs to it.
  private static let clearDifference = 3.0

  /// The differences of squares, and the usual one.
  private struct Differences {
    let rows: Int
    let columns: Int
    let squares: [Double]
    let unit: Double

    /// The first of the two by two squares that differ most, and their mean as a factor.
    var largest: (row: Int, column: Int, difference: Double) {
      var largest = 0.0
      var position = (row: 1, column: 1)
      for row in 1..<rows - 2 {
        for column in 1..<columns - 2 {
          let first = row * columns + column
          let sum =
            squares[first] + squares[first + 1] + squares[first + columns]
            + squares[first + columns + 1]
          if sum / 4 > largest { (largest, position) = (sum / 4, (row, column)) }
        }
      }
      return (position.row, position.column, largest / unit)
    }
  }

  private static func differences(
    _ small: PixelSums, _ smallArea: PixelArea, _ wholeArea: PixelArea, of whole: PixelSums
  ) -> Differences? {
    let isUpright = smallArea.rows.count > smallArea.columns.count
    let (columns, rows) = isUpright ? (30, 40) : (40, 30)
    for area in [smallArea, wholeArea]
    where area.columns.count < columns || area.rows.count < rows { return nil }
    let picture = DetailGrid(whole, wholeArea, columns, rows)
    var fitted = DetailGrid(small, smallArea, columns, rows)
    let usual = fitted.fit(to: picture)
    let squares = zip(
      picture.differences(from: fitted), contrasts(of: whole, wholeArea, columns, rows)
    ).map { max(0, $0 - $1 / 3) }
    return Differences(
      rows: rows, columns: columns, squares: squares, unit: usual + roundingDifference)
  }

  private init(_ sums: PixelSums, _ area: PixelArea, _ columns: Int, _ rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    squares = sums.means(of: area, across: columns, down: rows)
  }

  /// Returns how much the quarters of each square differ in brightness; 0 in pictures that are too
  /// small for quarters.
  private static func contrasts(
    of sums: PixelSums, _ area: PixelArea, _ columns: Int, _ rows: Int
  ) -> [Double] {
    guard area.columns.count >= 2 * columns, area.rows.count >= 2 * rows else {
      return Array(repeating: 0, count: columns * rows)
    }
    let quarters = sums.means(of: area, across: 2 * columns, down: 2 * rows)
    return (0..<columns * rows).map { index in
      let first = index / columns * 4 * columns + index % columns * 2
      let four = [
        quarters[first], quarters[first + 1], quarters[first + 2 * columns],
        quarters[first + 2 * columns + 1],
      ]
      return (four.max() ?? 0) - (four.min() ?? 0)
    }
  }

  /// Changes brightness and contrast to those of another picture, whatever a few squares show, and
  /// returns the median of the remaining differences.
  private mutating func fit(to other: DetailGrid) -> Double {
    var (scale, shift) = (1.0, 0.0)
    var rest = Array(repeating: 0.0, count: squares.count)
    var limit = 0.0
    for round in 1...3 {
      var (count, sumX, sumY, sumXX, sumXY) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for index in squares.indices where rest[index] <= limit {
        let (x, y) = (squares[index], other.squares[index])
        count += 1
        sumX += x
        sumY += y
        sumXX += x * x
        sumXY += x * y
      }
      let spread = count * sumXX - sumX * sumX
      if spread > 0 {
        scale = (count * sumXY - sumX * sumY) / spread
        shift = (sumY - scale * sumX) / count
      }
      rest = zip(squares, other.squares).map { x, y in abs(y - scale * x - shift) }
      // What the last round leaves is the usual difference; it limits no further one.
      limit = rest.number(ranked: round == 3 ? rest.count / 2 : rest.count * 85 / 100)
    }
    squares = squares.map { scale * $0 + shift }
    return limit
  }

  /// Returns how far each square is from those around it in the other picture, in either direction.
  private func differences(from other: DetailGrid) -> [Double] {
    var differences = Array(repeating: 0.0, count: squares.count)
    let (ranges, otherRanges) = (rangesAcross(), other.rangesAcross())
    for row in 1..<rows - 1 {
      for index in row * columns + 1..<(row + 1) * columns - 1 {
        let range = ranges[index &- columns].joined(ranges[index]).joined(ranges[index &+ columns])
        let otherRange = otherRanges[index &- columns].joined(otherRanges[index])
          .joined(otherRanges[index &+ columns])
        differences[index] = max(
          otherRange.distance(of: squares[index]), range.distance(of: other.squares[index]))
      }
    }
    return differences
  }

  /// Brightness from a lowest to a highest value.
  private struct BrightnessRange {
    var lowest: Double
    var highest: Double

    @inline(__always)
    func joined(_ other: BrightnessRange) -> BrightnessRange {
      BrightnessRange(
        lowest: min(lowest, other.lowest), highest: max(highest, other.highest))
    }

    @inline(__always)
    func distance(of value: Double) -> Double { max(0, max(lowest - value, value - highest)) }
  }

  /// Returns the range of each square and the two beside it; those at the edges have no meaning.
  private func rangesAcross() -> [BrightnessRange] {
    var ranges = squares.map { BrightnessRange(lowest: $0, highest: $0) }
    var written = ranges.mutableSpan
    let squares = squares.span
    for index in 1..<squares.count - 1 {
      let (left, square, right) = (squares[index &- 1], squares[index], squares[index &+ 1])
      written[index] = BrightnessRange(
        lowest: min(min(left, square), right), highest: max(max(left, square), right))
    }
    return ranges
  }

  /// The difference that rounding and compression alone make, which counts most in pictures of
  /// little contrast, such as snow.
  private static let roundingDifference = 2.5
}
