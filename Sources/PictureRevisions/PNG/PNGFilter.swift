/// The filters of PNG: rows as differences from what ISO/IEC 15948, 9, predicts.
///
/// A row begins with a byte that tells its filter.
enum PNGFilter {
  /// Turns a row back into its samples; false if its filter is unknown.
  ///
  /// `pixel` is the number of bytes from a sample to that on its left.
  static func undo(_ line: inout [UInt8], _ above: [UInt8], pixel: Int) -> Bool {
    let above = above.span
    let type = line[0]
    var line = line.mutableSpan
    let count = min(line.count, above.count)
    let first = min(1 + pixel, count)
    switch type {
    case 0: break
    case 1:
      for x in first..<count { line[x] &+= line[x - pixel] }
    case 2:
      for x in 1..<count { line[x] &+= above[x] }
    case 3:
      for x in 1..<first { line[x] &+= above[x] / 2 }
      for x in first..<count {
        line[x] &+= UInt8(truncatingIfNeeded: (Int(line[x - pixel]) + Int(above[x])) / 2)
      }
    case 4 where pixel == 3 && count % 3 == 1: undoColors(&line, above, count)
    case 4:
      for x in 1..<first { line[x] &+= above[x] }
      for x in first..<count {
        line[x] &+= paeth(line[x - pixel], above[x], above[x - pixel])
      }
    default: return false
    }
    return true
  }

  /// Undoes filter 4 in a row of pixels of three bytes, which are computed at once.
  private static func undoColors(
    _ line: inout MutableSpan<UInt8>, _ above: Span<UInt8>, _ count: Int
  ) {
    typealias Color = SIMD4<Int16>
    var (left, corner) = (Color.zero, Color.zero)
    for x in stride(from: 1, to: count - 2, by: 3) {
      let up = Color(Int16(above[x]), Int16(above[x + 1]), Int16(above[x + 2]), 0)
      let difference = Color(Int16(line[x]), Int16(line[x + 1]), Int16(line[x + 2]), 0)
      let (toLeft, toUp) = (up &- corner, left &- corner)
      let toCorner = toLeft &+ toUp
      let fromLeft = pointwiseMax(toLeft, 0 &- toLeft)
      let fromUp = pointwiseMax(toUp, 0 &- toUp)
      let fromCorner = pointwiseMax(toCorner, 0 &- toCorner)
      let nearer = corner.replacing(with: up, where: fromUp .<= fromCorner)
      let isLeft = (fromLeft .<= fromUp) .& (fromLeft .<= fromCorner)
      left = (difference &+ nearer.replacing(with: left, where: isLeft)) & 0xFF
      corner = up
      line[x] = UInt8(truncatingIfNeeded: left[0])
      line[x + 1] = UInt8(truncatingIfNeeded: left[1])
      line[x + 2] = UInt8(truncatingIfNeeded: left[2])
    }
  }

  /// Writes a row as its differences from what filter 4 predicts.
  ///
  /// `line` and `above` have no byte that tells a filter.
  static func apply(_ line: [UInt8], _ above: [UInt8], pixel: Int, into buffer: inout [UInt8]) {
    if buffer.count != line.count + 1 { buffer = Array(repeating: 4, count: line.count + 1) }
    let (line, above) = (line.span, above.span)
    var output = buffer.mutableSpan
    let first = min(pixel, line.count)
    for x in 0..<first { output[x + 1] = line[x] &- above[x] }
    // With the same index in each part, several bytes are computed at once.
    let count = line.count - first
    let (left, corner) = (line.extracting(first: count), above.extracting(first: count))
    let here = line.extracting(droppingFirst: first)
    let up = above.extracting(first..<first + count)
    for x in 0..<count {
      output[x + first + 1] = here[x] &- paeth(left[x], up[x], corner[x])
    }
  }

  /// ISO/IEC 15948, 9.4: whichever of the neighbors is nearest to left + up − corner.
  @inline(__always)
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(up), Int16(corner))
    let (fromLeft, fromUp) = (abs(b &- c), abs(a &- c))
    let fromCorner = abs(a &+ b &- c &- c)
    let nearer = fromUp <= fromCorner ? up : corner
    return fromLeft <= fromUp && fromLeft <= fromCorner ? left : nearer
  }
}
