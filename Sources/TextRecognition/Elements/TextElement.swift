import ScreenTexts

/// What may be a line of text: outlines of letters beside each other.
struct TextElement: Hashable {
  /// The smallest rectangle around the outlines.
  let frame: PixelFrame

  /// The rectangles of the outlines.
  let parts: [PixelFrame]

  /// Creates an element of at least one outline.
  init(_ parts: [PixelFrame]) {
    self.parts = parts
    frame = parts.dropFirst().reduce(parts.first ?? PixelFrame(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1)
    }
  }
}
