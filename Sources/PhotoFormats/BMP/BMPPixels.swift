/// How a BMP file stores its pixels.
///
/// Windows GDI, BITMAPINFOHEADER and its successors. Compressed pixels are not described.
package struct BMPPixels {
  /// The number of pixels in a row, and of rows.
  package let size: PixelDimensions

  /// The number of bits of a pixel: 1, 4, 8, 16, 24 or 32.
  package let bits: Int

  /// Whether the first row is the top one.
  package let isTopDown: Bool

  /// The colors that pixels of up to 8 bits refer to, in red, green and blue.
  package let palette: [(UInt8, UInt8, UInt8)]

  /// The bits of red, green, blue and alpha in pixels of 16 and 32 bits.
  package let masks: [UInt32]

  /// The bytes of a row, and where the first one begins.
  package let rowSize: Int
  package let start: Int

  /// Reads the description in a file; nil if pixels are compressed, or it is impossible.
  package init?(_ file: [UInt8]) {
    let order = ByteOrder.little
    let header = file.dropFirst(Self.fileHeader)
    guard let start = order.uint32(file[...], at: 10), let length = order.uint32(header, at: 0)
    else { return nil }
    let isOld = length == Self.oldHeader
    guard isOld || length >= Self.newHeader, length < header.count,
      let width = isOld ? order.uint16(header, at: 4) : order.uint32(header, at: 4),
      let rows = isOld ? order.uint16(header, at: 6) : order.uint32(header, at: 8),
      let bits = order.uint16(header, at: isOld ? 10 : 14), Self.depths.contains(bits),
      let compression = isOld ? 0 : order.uint32(header, at: 16)
    else { return nil }
    let height = isOld ? rows : Int(Int32(truncatingIfNeeded: rows))
    guard width > 0, width < Self.maximumSide, height != 0, abs(height) < Self.maximumSide else {
      return nil
    }
    // Uncompressed, or with masks for the channels, with and without one for alpha.
    guard compression == 0 || [3, 6].contains(compression) && bits >= 16 else { return nil }
    self.bits = bits
    self.start = start
    size = PixelDimensions(width: width, height: abs(height))
    isTopDown = height < 0
    rowSize = (width * bits + 31) / 32 * 4
    masks = Self.masks(bits, compression, length: length, header)
    palette = bits <= 8 ? Self.palette(header.dropFirst(length), bits: bits, isOld: isOld) : []
  }

  /// The masks follow the fields of the first header, or stand in the later ones at the same
  /// position.
  private static func masks(
    _ bits: Int, _ compression: Int, length: Int, _ header: ArraySlice<UInt8>
  ) -> [UInt32] {
    guard compression != 0 else {
      return bits == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]
    }
    let count = compression == 6 || length >= 56 ? 4 : 3
    let masks = (0..<count).map { index in
      UInt32(truncatingIfNeeded: ByteOrder.little.uint32(header, at: newHeader + 4 * index) ?? 0)
    }
    return masks + Array(repeating: 0, count: 4 - count)
  }

  private static func palette(
    _ bytes: ArraySlice<UInt8>, bits: Int, isOld: Bool
  ) -> [(UInt8, UInt8, UInt8)] {
    let unit = isOld ? 3 : 4
    let start = bytes.startIndex
    return (0..<1 << bits).map { color in
      let position = start + color * unit
      guard position + 2 < bytes.endIndex else { return (0, 0, 0) }
      return (bytes[position + 2], bytes[position + 1], bytes[position])
    }
  }

  private static let depths = [1, 4, 8, 16, 24, 32]
  private static let (fileHeader, oldHeader, newHeader) = (14, 12, 40)
  private static let maximumSide = 1 << 24
}
