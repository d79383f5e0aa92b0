/// A rectangle of a picture, as shares of its width and height from the upper left.
public struct PicturePart: Hashable, Sendable, Codable {
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

  /// Creates what lies in the picture of a rectangle that a file claims; nil if that is nothing, or
  /// a number isn't finite.
  public init?(clampingLeft left: Double, top: Double, right: Double, bottom: Double) {
    guard [left, top, right, bottom].allSatisfy(\.isFinite) else { return nil }
    func clamped(_ edge: Double) -> Double { min(max(0, edge), 1) }
    let (left, top, right, bottom) = (clamped(left), clamped(top), clamped(right), clamped(bottom))
    guard left < right, top < bottom else { return nil }
    self.init(left: left, top: top, width: right - left, height: bottom - top)
  }

  /// Returns the same rectangle of a stored picture after EXIF's orientation, 1 to 8, was applied.
  package func oriented(by orientation: Int) -> PicturePart {
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
