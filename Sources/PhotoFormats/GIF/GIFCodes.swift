/// What of the codes of a GIF picture is needed for it: GIF89a Specification, appendix F.
package struct GIFCodes {
  /// The bytes up to the code that ends the picture, or with which it is complete.
  package private(set) var size = 0

  /// The bits of the last byte that belong to a code.
  package private(set) var lastBits = 8

  /// The numbers of the colors that the picture has.
  package private(set) var colors: Set<UInt8> = []

  /// Whether the codes give all pixels.
  package private(set) var isComplete = false

  private static let maximumWidth = 12

  /// Reads codes of a picture with so many pixels; nil if they are damaged.
  package init?(_ codes: [UInt8], minimumSize: Int, pixels: Int) {
    guard (1...8).contains(minimumSize) else { return nil }
    let (clear, end) = (1 << minimumSize, 1 << minimumSize + 1)
    // The number of pixels of the string of each code.
    var lengths = [Int](repeating: 0, count: 1 << Self.maximumWidth)
    var isUsed = [Bool](repeating: false, count: 256)
    var (width, next, previous) = (minimumSize + 1, end + 1, 0)
    var (bits, bitCount) = (0, 0)
    var filled = 0
    reading: for (index, byte) in codes.enumerated() {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= width {
        let code = bits & (1 << width - 1)
        // Only the code that ends it may follow a complete picture.
        if filled >= pixels, code != end { break reading }
        bits >>= width
        bitCount -= width
        (size, lastBits) = (index + 1, 8 - bitCount)
        if code == end { break reading }
        if code == clear {
          (width, next, previous) = (minimumSize + 1, end + 1, 0)
          continue
        }
        var length = 1
        if code < clear {
          isUsed[code] = true
        } else if code < next {
          length = lengths[code]
        } else {
          // A code that is just becoming known is the string before and its first byte.
          guard code == next, previous > 0 else { return nil }
          length = previous + 1
        }
        if previous > 0, next < 1 << Self.maximumWidth {
          lengths[next] = previous + 1
          next += 1
          if next == 1 << width, width < Self.maximumWidth { width += 1 }
        }
        previous = length
        filled += length
      }
    }
    isComplete = filled >= pixels
    colors = Set(isUsed.indices.filter { isUsed[$0] }.map { UInt8($0) })
  }
}
