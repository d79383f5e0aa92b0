import PhotoFormats

/// A picture of a GIF file, and what nobody sees of it: colors that it does not have, and data
/// behind its codes.
struct GIFPictureForm {
  /// What of its codes is needed.
  let codes: GIFCodes

  /// The position of its own colors; empty if it has those of the screen.
  let palette: Range<Int>

  /// The descriptor, the colors, and the size of the first codes.
  private let head: [UInt8]

  /// The codes, without the lengths of their sub-blocks.
  private let data: [UInt8]

  /// The size of the header of a file without its colors, and of that of a picture.
  static let (headerSize, descriptorSize) = (13, 10)

  /// Reads a picture; nil if it is damaged.
  ///
  /// GIF89a Specification, 20 to 22: position, size and flags, a color table, the size of codes,
  /// data.
  init?(_ part: GIFPart, in bytes: [UInt8]) {
    let start = part.range.lowerBound
    let order = ByteOrder.little
    guard part.content.lowerBound - start > Self.descriptorSize,
      let width = order.uint16(bytes[start...], at: 5),
      let height = order.uint16(bytes[start...], at: 7)
    else { return nil }
    head = Array(bytes[start..<part.content.lowerBound])
    palette = Self.descriptorSize..<head.count - 1
    let data = GIFSubBlocks.data(in: part.content, of: bytes)
    guard
      let codes = GIFCodes(data, minimumSize: Int(head[head.count - 1]), pixels: width * height)
    else { return nil }
    (self.data, self.codes) = (data, codes)
  }

  /// The picture with nothing but what is seen of it.
  var exact: [UInt8] {
    var codes = Array(data.prefix(self.codes.size))
    if let last = codes.indices.last { codes[last] &= UInt8(1 << self.codes.lastBits - 1) }
    var head = Self.cleared(head, palette, self.codes.colors)
    // GIF89a Specification, 20: two bits of the flags are reserved.
    head[Self.descriptorSize - 1] &= ~0x18
    return head + GIFApplication.subBlocks(codes)
  }

  /// Returns the color around the pictures: GIF89a Specification, 18.
  static func background(of header: [UInt8]) -> Set<UInt8> {
    header.count >= headerSize ? [header[11]] : []
  }

  /// Returns bytes with black instead of the colors that no picture has.
  ///
  /// All grays in their order say nothing, and by these programs know a gray picture.
  static func cleared(_ bytes: [UInt8], _ palette: Range<Int>, _ used: Set<UInt8>) -> [UInt8] {
    let isGray = palette.indices.allSatisfy { index in
      Int(bytes[index]) == (index - palette.lowerBound) / 3
    }
    guard !isGray else { return bytes }
    var cleared = bytes
    for index in 0..<palette.count / 3 where !used.contains(UInt8(truncatingIfNeeded: index)) {
      for channel in 0..<3 { cleared[palette.lowerBound + 3 * index + channel] = 0 }
    }
    return cleared
  }
}
