/// A rectangle of a picture, as shares of its width and height from the upper left.
public struct PicturePart: Hashable, Sendable {
  /// The distance from the left edge, from 0 to 1.
  public var left: Double

  /// The distance from the upper edge, from 0 to 1.
  public var top: Double

  /// The width, from 0 to 1.
  public var width: Double

  /// The height, from 0 to 1.
  public var height: Double

  /// Creates a rectangle.
  public init(left: Double, top: Double, width: Double, height: Double) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// Creates the rectangle of some squares of an area that is divided into a grid.
  init(
    rows: Range<Int>, of rowCount: Int, columns: Range<Int>, of columnCount: Int,
    in area: PixelArea, width: Int, height: Int
  ) {
    func edge(_ index: Int, of count: Int, in range: Range<Int>, side: Int) -> Double {
      (Double(range.lowerBound) + Double(index * range.count) / Double(count)) / Double(side)
    }
    left = edge(columns.lowerBound, of: columnCount, in: area.columns, side: width)
    top = edge(rows.lowerBound, of: rowCount, in: area.rows, side: height)
    self.width = edge(columns.upperBound, of: columnCount, in: area.columns, side: width) - left
    self.height = edge(rows.upperBound, of: rowCount, in: area.rows, side: height) - top
  }

  /// Returns the same rectangle of a stored picture after EXIF's orientation, 1 to 8, was applied.
  func oriented(by orientation: Int) -> PicturePart {
    let (right, bottom) = (1 - left - width, 1 - top - height)
    return switch orientation {
    case 2: PicturePart(left: right, top: top, width: width, height: height)
    case 3: PicturePart(left: right, top: bottom, width: width, height: height)
    case 4: PicturePart(left: left, top: bottom, width: width, height: height)
    case 5: PicturePart(left: top, top: left, width: height, height: width)
    case 6: PicturePart(left: bottom, top: left, width: height, height: width)
    case 7: PicturePart(left: bottom, top: right, width: height, height: width)
    case 8: PicturePart(left: top, top: right, width: height, height: width)
    default: self
    }
  }
}
