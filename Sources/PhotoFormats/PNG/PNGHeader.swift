/// What the chunk IHDR of a PNG file says about its picture.
package struct PNGHeader: Hashable, Sendable {
  /// The bytes of the chunk's content.
  package static let size = 13

  /// The width and the height in pixels.
  package let (width, height): (Int, Int)

  /// The bits of a channel.
  package let depth: Int

  /// The type of colors: 0 gray, 2 RGB, 3 a palette, 4 gray with alpha, 6 RGB with alpha.
  package let colors: Int

  /// Whether the picture is stored as seven smaller ones.
  package let isInterlaced: Bool

  /// The channels of a pixel as stored.
  package var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colors] ?? 0 }

  /// The bits of a pixel as stored.
  package var bitsPerPixel: Int { channels * depth }

  /// Reads the content of the chunk, of which more may follow; nil if the standard knows no such
  /// picture.
  package init?(_ content: ArraySlice<UInt8>) {
    guard content.count >= Self.size, let width = ByteOrder.big.uint32(content, at: 0),
      let height = ByteOrder.big.uint32(content, at: 4), (1..<1 << 31).contains(width),
      (1..<1 << 31).contains(height)
    else { return nil }
    let rest = Array(content.dropFirst(8))
    (self.width, self.height) = (width, height)
    (depth, colors, isInterlaced) = (Int(rest[0]), Int(rest[1]), rest[4] == 1)
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    guard depths[colors]?.contains(depth) == true, rest[2] == 0, rest[3] == 0, rest[4] <= 1
    else { return nil }
  }

  /// Returns the bytes of a row with so many pixels, without the byte that names its filter.
  package func rowSize(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Returns the bytes of a picture of a size after decompression; nil if they are too many for
  /// any memory.
  package func dataSize(width: Int, height: Int) -> Int? {
    let sizes = isInterlaced ? Self.passSizes(width: width, height: height) : [(width, height)]
    var total = 0
    for (width, height) in sizes where width > 0 && height > 0 {
      let (size, isTooLarge) = height.multipliedReportingOverflow(by: 1 + rowSize(width))
      guard !isTooLarge, size < 1 << 48 else { return nil }
      total += size
    }
    return total
  }

  /// ISO/IEC 15948, 8.2: where the pixels of the seven smaller pictures begin, and their distances.
  package static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// Returns the sizes of the seven smaller pictures of an interlaced one; some may be empty.
  package static func passSizes(width: Int, height: Int) -> [(width: Int, height: Int)] {
    passes.map { x, y, stepX, stepY in
      ((width - x + stepX - 1) / stepX, (height - y + stepY - 1) / stepY)
    }
  }
}
