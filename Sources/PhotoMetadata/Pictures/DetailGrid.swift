/// The brightness of a picture in squares that are small enough to show a detail.
struct DetailGrid {
  private let columns: Int
  private let rows: Int
  private var squares: [Double]

  /// Returns how much the most different detail of two areas that show the same stands out.
  ///
  /// The brightness of the small picture is fitted to that of the whole, so that only the squares
  /// that no change of tones explains differ. A square that is like one beside it in the other
  /// picture does not differ, as the two may be shifted a little; and the squares at the edges
  /// are ignored, where bars and frames end. The result is the mean difference of the most
  /// different two by two squares, divided by the usual difference; nil if an area is too small.
  static func largestDifference(
    _ small: PixelSums, _ smallArea: PixelArea, _ wholeArea: PixelArea, of whole: PixelSums
  ) -> Double? {
    let isUpright = smallArea.rows.count > smallArea.columns.count
    let (columns, rows) = isUpright ? (30, 40) : (40, 30)
    for area in [smallArea, wholeArea]
    where area.columns.count < columns || area.rows.count < rows { return nil }
    let picture = DetailGrid(whole, wholeArea, columns, rows)
    var fitted = DetailGrid(small, smallArea, columns, rows)
    let usual = fitted.fit(to: picture)
    let differences = picture.differences(from: fitted)
    var largest = 0.0
    for row in 1..<rows - 2 {
      for column in 1..<columns - 2 {
        let first = row * columns + column
        let sum =
          differences[first] + differences[first + 1] + differences[first + columns]
          + differences[first + columns + 1]
        largest = max(largest, sum / 4)
      }
    }
    return largest / (usual + roundingDifference)
  }

  private init(_ sums: PixelSums, _ area: PixelArea, _ columns: Int, _ rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    squares = sums.means(of: area, across: columns, down: rows)
  }

  /// Changes brightness and contrast to those of another picture, whatever a few squares show, and
  /// returns the median of the remaining differences.
  private mutating func fit(to other: DetailGrid) -> Double {
    var (scale, shift) = (1.0, 0.0)
    var limit = Double.infinity
    for round in 1...3 {
      var (count, sumX, sumY, sumXX, sumXY) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for (x, y) in zip(squares, other.squares) {
        guard abs(y - scale * x - shift) <= limit else { continue }
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
      // The last round has no further one to limit.
      let rank = round == 3 ? squares.count / 2 : squares.count * 85 / 100
      limit = zip(squares, other.squares).map { x, y in abs(y - scale * x - shift) }
        .number(ranked: rank)
    }
    for index in squares.indices { squares[index] = scale * squares[index] + shift }
    return limit
  }

  /// Returns how far each square is from those around it in the other picture, in either direction.
  private func differences(from other: DetailGrid) -> [Double] {
    var differences = Array(repeating: 0.0, count: squares.count)
    let (ranges, otherRanges) = (ranges(), other.ranges())
    for row in 1..<rows - 1 {
      for index in row * columns + 1..<(row + 1) * columns - 1 {
        differences[index] = max(
          otherRanges[index].distance(of: squares[index]),
          ranges[index].distance(of: other.squares[index]))
      }
    }
    return differences
  }

  /// Brightness from a lowest to a highest value.
  private struct BrightnessRange {
    var lowest: Double
    var highest: Double

    /// Joins three values or ranges.
    @inline(__always)
    init(_ first: BrightnessRange, _ second: BrightnessRange, _ third: BrightnessRange) {
      lowest = min(min(first.lowest, second.lowest), third.lowest)
      highest = max(max(first.highest, second.highest), third.highest)
    }

    init(_ value: Double) { (lowest, highest) = (value, value) }

    func distance(of value: Double) -> Double { max(0, lowest - value, value - highest) }
  }

  /// Returns the ranges of each square and the eight around it; those at the edges have no meaning.
  private func ranges() -> [BrightnessRange] {
    let squares = squares.map { BrightnessRange($0) }
    var threeAcross = squares
    var ranges = squares
    Self.join(squares.span, apart: 1, into: &threeAcross)
    Self.join(threeAcross.span, apart: columns, into: &ranges)
    return ranges
  }

  /// Joins each range with those before and after it, unless there is none.
  private static func join(
    _ ranges: Span<BrightnessRange>, apart distance: Int, into joined: inout [BrightnessRange]
  ) {
    var joined = joined.mutableSpan
    for index in distance..<ranges.count - distance {
      joined[index] = BrightnessRange(
        ranges[index &- distance], ranges[index], ranges[index &+ distance])
    }
  }

  /// The difference that rounding and compression alone make.
  private static let roundingDifference = 2.0
}
