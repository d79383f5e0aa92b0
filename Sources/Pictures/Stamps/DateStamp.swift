/// A date in seven-segment digits, as film cameras put it on the picture.
///
/// The digits are drawn as shapes, without a font: warm orange with a glow, and a dark shade around
/// them, so that they can be read on any background. The same stamp draws the same values on every
/// machine.
///
/// ```swift
/// let stamp = DateStamp("9 4 '25", corner: .bottomRight)
/// let isDrawn = stamp?.draw(on: &raster) ?? false
/// ```
public struct DateStamp: Hashable, Sendable {
  /// A corner of the picture as people see it.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    /// The lower right, where most cameras put it.
    case bottomRight = "bottom-right"
    /// The lower left.
    case bottomLeft = "bottom-left"
    /// The upper right.
    case topRight = "top-right"
    /// The upper left.
    case topLeft = "top-left"
  }

  /// The characters: digits, spaces, apostrophes, periods, slashes and hyphens.
  public let text: String

  /// The corner; the text ends, or begins, at the same distance from both edges.
  public let corner: Corner

  let glyphs: [StampGlyph]

  /// Creates a stamp; nil if the text has no digit, or a character that can't be drawn.
  public init?(_ text: String, corner: Corner = .bottomRight) {
    let glyphs = text.compactMap(StampGlyph.init)
    guard glyphs.count == text.count, text.count <= Self.maximumLength,
      text.contains(where: \.isNumber)
    else { return nil }
    (self.text, self.corner, self.glyphs) = (text, corner, glyphs)
  }

  /// The maximum number of characters.
  private static let maximumLength = 32

  /// The height of the digits as a part of the short edge.
  private static let relativeHeight = 0.044

  /// The distance from the edges as a part of the short edge.
  private static let relativeMargin = 0.05

  /// The smallest height of digits that can be read, in pixels.
  private static let minimumHeight = 11.0

  /// The smallest distance from the edges, in pixels.
  private static let minimumMargin = 4.0

  /// Returns the shapes in a picture that is upright, in pixels from its top left; nil if it is too
  /// small for readable digits.
  func shapes(width: Int, height: Int) -> (shapes: [StampShape], scale: Double)? {
    let edge = Double(min(width, height))
    let margin = max(Self.minimumMargin, edge * Self.relativeMargin)
    let (line, extent) = line()
    let room = Double(width) - 2 * margin
    let scale = min(
      max(Self.minimumHeight, edge * Self.relativeHeight),
      room / (extent.upperBound - extent.lowerBound))
    guard scale >= Self.minimumHeight, scale <= Double(height) - 2 * margin else { return nil }
    let x =
      switch corner {
      case .bottomRight, .topRight: Double(width) - margin - extent.upperBound * scale
      case .bottomLeft, .topLeft: margin - extent.lowerBound * scale
      }
    let y =
      switch corner {
      case .bottomRight, .bottomLeft: Double(height) - margin
      case .topRight, .topLeft: margin + scale
      }
    return (line.map { $0.placed(slant: 0, scale: scale, x: x, y: y) }, scale)
  }

  /// Returns the shapes of a line of digits one unit high, and the measured extent of what is
  /// drawn.
  private func line() -> (shapes: [StampShape], extent: ClosedRange<Double>) {
    var shapes: [StampShape] = []
    var x = 0.0
    for glyph in glyphs {
      shapes += glyph.shapes.map {
        $0.placed(slant: StampGlyph.slant, scale: 1, x: x, y: 0)
      }
      x += glyph.advance
    }
    let extents = shapes.map(\.horizontalExtent)
    let start = extents.map(\.lowerBound).min() ?? 0
    return (shapes, start...max(start, extents.map(\.upperBound).max() ?? 0))
  }
}
