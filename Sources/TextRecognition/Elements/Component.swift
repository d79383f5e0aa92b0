import ScreenTexts

/// Pixels that touch each other.
struct Component: Hashable {
  /// The smallest rectangle around them.
  var frame: PixelFrame

  /// The number of pixels.
  var count: Int

  /// The share of the rectangle that they cover, 0 to 1.
  var density: Double { Double(count) / Double(max(1, frame.area)) }
}
