/// The size of a picture in the chunks of a WebP file.
package enum WebPHeader {
  /// The bytes of a chunk that ``dimensions(_:_:)`` needs.
  package static let size = 10

  /// Returns the size in the content of the chunk `VP8X`, `VP8 ` or `VP8L`; nil if there is none.
  package static func dimensions(_ name: String, _ bytes: ArraySlice<UInt8>) -> PixelDimensions? {
    func uint16(_ offset: Int) -> Int? { ByteOrder.little.uint16(bytes, at: offset) }
    func uint24(_ offset: Int) -> Int? {
      guard let low = uint16(offset), let high = uint16(offset + 1) else { return nil }
      return low | (high >> 8) << 16
    }
    switch name {
    // RFC 9649, 2.7: flags, 3 reserved bytes, width − 1 and height − 1 of 3 bytes each.
    case "VP8X":
      guard let width = uint24(4), let height = uint24(7) else { return nil }
      return PixelDimensions(width: width + 1, height: height + 1)
    // RFC 6386, 9.1: a key frame has 3 bytes, the start code, then 14 bits of width and of height.
    case "VP8 ":
      guard bytes.dropFirst(3).starts(with: [0x9D, 0x01, 0x2A]), let width = uint16(6),
        let height = uint16(8), width & 0x3FFF > 0, height & 0x3FFF > 0
      else { return nil }
      return PixelDimensions(width: width & 0x3FFF, height: height & 0x3FFF)
    // RFC 9649, 3.4: the signature, then width − 1 and height − 1 of 14 bits each.
    case "VP8L":
      guard bytes.first == 0x2F, let bits = ByteOrder.little.uint32(bytes, at: 1) else {
        return nil
      }
      return PixelDimensions(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    default: return nil
    }
  }
}
