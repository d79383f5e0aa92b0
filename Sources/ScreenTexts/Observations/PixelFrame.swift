/// A rectangle of pixels in an upright picture.
///
/// (0, 0) is the pixel at the top left. `x + width` and `y + height` are one past the last pixel.
public struct PixelFrame: Hashable, Sendable {
  /// The column of the left edge.
  public var x: Int

  /// The row of the top edge.
  public var y: Int

  /// The number of columns.
  public var width: Int

  /// The number of rows.
  public var height: Int

  /// Creates a rectangle from its top left pixel and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The column after the last one.
  public var maxX: Int { x + width }

  /// The row after the last one.
  public var maxY: Int { y + height }

  /// The number of pixels; 0 if the rectangle is empty.
  public var area: Int { isEmpty ? 0 : width * height }

  /// Whether the rectangle has no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: PixelFrame) -> PixelFrame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelFrame(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns what both rectangles cover; it is empty if they don’t meet.
  public func intersection(_ other: PixelFrame) -> PixelFrame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelFrame(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the rectangle without a margin on each side; a negative margin grows it.
  public func insetBy(_ margin: Int) -> PixelFrame {
    PixelFrame(
      x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
  }

  /// Returns the rectangle in a picture whose sides are larger by a factor.
  public func scaled(by factor: Int) -> PixelFrame {
    PixelFrame(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}
