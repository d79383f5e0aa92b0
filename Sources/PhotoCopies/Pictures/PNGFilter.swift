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
    case 4:
      for x in 1..<first { line[x] &+= above[x] }
      for x in first..<count {
        line[x] &+= paeth(line[x - pixel], above[x], above[x - pixel])
      }
    default: return false
    }
    return true
  }

  /// Writes a row as its differences from what filter 4 predicts.
  ///
  /// `line` and `above` have no byte that tells a filter.
  static func apply(_ line: [UInt8], _ above: [UInt8], pixel: Int, into buffer: inout [UInt8]) {
    if buffer.count != line.count + 1 { buffer = Array(repeating: 4, count: line.count + 1) }
    let (line, above) = (line.span, above.span)
    var output = buffer.mutableSpan
    for x in 0..<min(pixel, line.count) { output[x + 1] = line[x] &- above[x] }
    for x in min(pixel, line.count)..<line.count {
      output[x + 1] = line[x] &- paeth(line[x - pixel], above[x], above[x - pixel])
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
