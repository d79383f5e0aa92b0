import Pictures
import ScreenTexts

/// A line of text as dark letters on white, in the size that recognition likes.
struct LineImage {
  /// The gray pixels, row by row.
  private(set) var pixels: [UInt8] = []

  /// The number of pixels in a row.
  private(set) var width = 0

  /// The color behind the letters: the most frequent one.
  let background: PixelColor

  /// The color of the letters: the mean of what differs most from the background.
  let ink: PixelColor

  /// The difference of ink and background, 0 to 255.
  let contrast: Int

  /// The part of the picture.
  private let crop: PixelFrame

  /// The pixels of the picture around the outlines.
  private let margin: Int

  /// How many pixels of the line a pixel of the picture takes.
  private let scale: Double

  /// White around the letters, in pixels of the line.
  private static let border = 10

  /// Cuts a line out of a picture; nil if nothing differs from the background.
  ///
  /// `height` is that of the letters in the result.
  init?(_ element: TextElement, in picture: Picture, height: Int) {
    let frame = element.frame
    margin = max(2, min(8, frame.height / 8))
    let bounds = PixelFrame(x: 0, y: 0, width: picture.width, height: picture.height)
    crop = frame.insetBy(-margin).intersection(bounds)
    guard !crop.isEmpty else { return nil }
    let colors = CropColors(picture, crop)
    (background, ink, contrast) = (colors.background, colors.ink, colors.contrast)
    guard contrast >= 20 else { return nil }
    let strokes = Self.withoutNeighbors(colors.distances, width: crop.width, contrast: contrast)
    scale = Double(height) / Double(frame.height)
    scaleUp(strokes)
  }

  /// The number of columns from the first outline of the line to the last one.
  var inkWidth: Int { width - 2 * Self.border - Int(2 * Double(margin) * scale) }

  /// Returns the position in the picture of columns and rows of the line.
  func frame(columns: Range<Int>, rows: Range<Int>) -> PixelFrame {
    func coordinate(_ value: Int, _ start: Int) -> Int {
      start + Int((Double(value - Self.border) / scale).rounded())
    }
    let (left, right) = (
      coordinate(columns.lowerBound, crop.x), coordinate(columns.upperBound, crop.x)
    )
    let (top, bottom) = (coordinate(rows.lowerBound, crop.y), coordinate(rows.upperBound, crop.y))
    return PixelFrame(
      x: left, y: top, width: max(1, right - left), height: max(1, bottom - top)
    ).intersection(crop)
  }

  /// Removes ink that touches the edge of the crop: it belongs to something beside the line.
  private static func withoutNeighbors(
    _ distances: [UInt8], width: Int, contrast: Int
  ) -> [UInt8] {
    let threshold = UInt8(clamping: contrast / 3)
    let map = ComponentMap(distances.map { $0 > threshold ? 1 : 0 }, width: width)
    let height = distances.count / width
    let touching = map.components.map { component in
      let frame = component.frame
      return frame.x == 0 || frame.y == 0 || frame.maxX == width || frame.maxY == height
    }
    guard touching.contains(true) else { return distances }
    var result = distances
    for run in map.runs where touching[run.component] {
      // Its soft edge goes as well.
      for row in max(0, run.row - 1)...min(height - 1, run.row + 1) {
        for column in max(0, run.columns.lowerBound - 1)..<min(width, run.columns.upperBound + 1) {
          result[row * width + column] = 0
        }
      }
    }
    return result
  }

  /// Scales the strokes to gray pixels with a white border.
  private mutating func scaleUp(_ strokes: [UInt8]) {
    let (inner, rows) = (
      max(1, Int((Double(crop.width) * scale).rounded())),
      max(1, Int((Double(crop.height) * scale).rounded()))
    )
    width = inner + 2 * Self.border
    var pixels = [UInt8](repeating: 255, count: width * (rows + 2 * Self.border))
    let columns = Resampling(from: crop.width, to: inner)
    let lines = Resampling(from: crop.height, to: rows)
    // Rows first, then columns.
    var between = [Float](repeating: 0, count: inner * crop.height)
    for y in 0..<crop.height {
      for x in 0..<inner {
        between[y * inner + x] = columns.value(at: x) { Float(strokes[y * crop.width + $0]) }
      }
    }
    let factor = 255 / Float(contrast)
    for y in 0..<rows {
      for x in 0..<inner {
        let value = lines.value(at: y) { between[$0 * inner + x] } * factor
        pixels[(y + Self.border) * width + x + Self.border] = UInt8(
          255 - min(255, max(0, value.rounded())))
      }
    }
    self.pixels = pixels
  }
}
