import Pictures

/// The pixels of a picture where its colors change: outlines of letters, icons and buttons.
struct EdgeMap {
  /// The number of pixels in a row.
  let width: Int

  /// The number of rows.
  let height: Int

  /// 1 for each pixel at an edge, row by row.
  let pixels: [UInt8]

  /// Finds the edges of a picture without alpha: where a channel changes by more than `threshold`
  /// from one pixel to the next, on both sides.
  init(_ picture: Picture, threshold: Int) {
    (width, height) = (picture.width, picture.height)
    let (width, row) = (width, width * 3)
    var pixels = [UInt8](repeating: 0, count: width * height)
    let bytes = picture.bytes.span
    var edges = pixels.mutableSpan
    let limit = Int16(clamping: threshold)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = y &* width &+ x
        let position = pixel &* 3
        if x > 0, Self.differ(bytes, position, position &- 3, limit) {
          edges[pixel] = 1
          edges[pixel &- 1] = 1
        }
        if y > 0, Self.differ(bytes, position, position &- row, limit) {
          edges[pixel] = 1
          edges[pixel &- width] = 1
        }
      }
    }
    self.pixels = pixels
  }

  @inline(__always)
  private static func differ(
    _ bytes: borrowing Span<UInt8>, _ one: Int, _ other: Int, _ limit: Int16
  ) -> Bool {
    for channel in 0..<3 {
      let difference = Int16(bytes[one &+ channel]) &- Int16(bytes[other &+ channel])
      if difference > limit || difference < -limit { return true }
    }
    return false
  }
}
