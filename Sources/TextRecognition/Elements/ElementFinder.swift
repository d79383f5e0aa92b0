import Pictures
import ScreenTexts

/// Finds lines of text in a picture: outlines of the size of letters, joined to lines.
///
/// Tesseract divides a picture into dark and light as a whole, and so loses white text on colored
/// buttons. Here lines are found first; then each is read alone, dark on white (``LineImage``), so
/// that screens in dark mode are read as well as others.
struct ElementFinder {
  /// The smallest change of a channel that is an edge, 1 to 255.
  var edge = 24

  /// The smallest height of a letter, in pixels.
  var smallestLetter = 6

  /// The largest height of a letter, in pixels.
  var largestLetter = 260

  /// The widest gap between parts of a line, in heights of the larger part.
  var gap = 1.0

  /// The maximum number of outlines; photos of leaves have more, and no text in them.
  private static let maximumOutlines = 20_000

  /// Returns the lines, from the top left.
  func elements(in picture: Picture) -> [TextElement] {
    let edges = EdgeMap(picture, threshold: edge)
    let map = ComponentMap(edges.pixels, width: edges.width)
    return LineJoiner(gap: gap, smallestLetter: smallestLetter).lines(of: outlines(map))
      .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
  }

  /// Returns the outlines that may be letters, from left to right.
  private func outlines(_ map: ComponentMap) -> [PixelFrame] {
    let containers = Containers(map)
    return
      map.components.indices.filter { mayBeLetter(map.components[$0]) }
      .filter { !containers.isContainer($0) }
      .map { map.components[$0].frame }
      .sorted { $0.area > $1.area }.prefix(Self.maximumOutlines)
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  /// Returns whether a component is not too large, too small or too long for a letter or a word
  /// whose letters touch.
  private func mayBeLetter(_ component: Component) -> Bool {
    let frame = component.frame
    let isLine = frame.height <= 4 && frame.width > 60 || frame.width <= 4 && frame.height > 60
    return !isLine && component.count >= 6 && frame.height <= largestLetter
      && frame.width <= 20 * frame.height + 40
  }
}
