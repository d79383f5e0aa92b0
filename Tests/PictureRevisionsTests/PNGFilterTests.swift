import TestSupport
import Testing

@testable import PictureRevisions

/// Rows of PNG as differences.
struct PNGFilterTests {
  /// Pixels of one byte to eight, in rows that are empty, shorter than a pixel, and long.
  @Test(arguments: [1, 2, 3, 4, 6, 8], [0, 1, 3, 7, 48, 1023])
  func predictsAsTheStandardSays(pixel: Int, count: Int) {
    var numbers = SeededGenerator(seed: 9)
    let (above, line) = (Self.row(count, &numbers), Self.row(count, &numbers))
    var filtered: [UInt8] = []
    PNGFilter.apply(line, above, pixel: pixel, into: &filtered)
    #expect(filtered == [4] + line.indices.map { line[$0] &- Self.paeth(line, above, $0, pixel) })
    #expect(PNGFilter.undo(&filtered, [0] + above, pixel: pixel))
    #expect(filtered == [4] + line)
  }

  /// Returns bytes of which many are extreme or alike.
  private static func row(_ count: Int, _ numbers: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in
      let extreme: [UInt8] = [0, 1, 127, 128, 254, 255]
      return Bool.random(using: &numbers)
        ? .random(in: 0...255, using: &numbers) : extreme.randomElement(using: &numbers) ?? 0
    }
  }

  /// ISO/IEC 15948, 9.4.
  private static func paeth(
    _ line: [UInt8], _ above: [UInt8], _ position: Int, _ pixel: Int
  ) -> UInt8 {
    let (a, c) =
      position < pixel ? (0, 0) : (Int(line[position - pixel]), Int(above[position - pixel]))
    let b = Int(above[position])
    let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    return UInt8(pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
  }
}
