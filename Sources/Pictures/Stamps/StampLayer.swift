/// The pixels of a stamp with alpha, to be laid over an upright picture.
struct StampLayer: Hashable {
  /// The columns of the picture that the layer covers.
  let columns: Range<Int>

  /// The rows of the picture that the layer covers.
  let rows: Range<Int>

  /// Red, green, blue, multiplied by alpha, and alpha, each from 0 to 65,535, row by row.
  let pixels: [SIMD4<UInt16>]

  /// Draws a stamp for a picture of a size; nil if that is too small.
  init?(_ stamp: DateStamp, width: Int, height: Int) {
    guard let (shapes, scale) = stamp.shapes(width: width, height: height) else { return nil }
    let ink = StampInk(thickness: StampGlyph.thickness * scale)
    let horizontal = shapes.map(\.horizontalExtent)
    let vertical = shapes.map(\.verticalExtent)
    guard let left = horizontal.map(\.lowerBound).min(),
      let right = horizontal.map(\.upperBound).max(),
      let top = vertical.map(\.lowerBound).min(), let bottom = vertical.map(\.upperBound).max()
    else { return nil }
    columns = Self.pixels(left...right, reach: ink.reach, below: width)
    rows = Self.pixels(top...bottom, reach: ink.reach, below: height)
    var distances = Array(repeating: ink.reach, count: columns.count * rows.count)
    for (index, shape) in shapes.enumerated() {
      for y in Self.pixels(vertical[index], reach: ink.reach, below: height) {
        let start = (y - rows.lowerBound) * columns.count - columns.lowerBound
        for x in Self.pixels(horizontal[index], reach: ink.reach, below: width) {
          let center = StampShape.Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let distance = shape.distance(to: center)
          if distance < distances[start + x] { distances[start + x] = distance }
        }
      }
    }
    pixels = distances.map(ink.pixel(at:))
  }

  /// Returns the pixels that lie within an extent and what reaches beyond it.
  private static func pixels(
    _ extent: ClosedRange<Double>, reach: Double, below limit: Int
  ) -> Range<Int> {
    let start = max(0, Int((extent.lowerBound - reach).rounded(.down)))
    let end = min(limit, Int((extent.upperBound + reach).rounded(.up)))
    return start..<max(start, end)
  }
}
