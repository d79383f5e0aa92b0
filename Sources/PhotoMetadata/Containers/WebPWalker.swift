import PhotoFormats

/// Walks the chunks of a WebP file.
struct WebPWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.webp)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    var parts = RIFFParts()
    while let part = try parts.next(in: &source) {
      switch part.kind {
      case .chunk:
        if !Self.pictureChunks.contains(part.name) {
          let range = part.range.lowerBound..<part.content.upperBound
          contents.add(FilePart(name: part.name, range: range, content: part.content))
        }
        try readChunk(part.name, part.content, &source)
      case .rest: contents.addRemainder(part.range)
      case .header, .gap: break
      }
    }
    contents.note(parts.problems)
  }

  private mutating func readChunk(
    _ name: String, _ content: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    switch name {
    case "VP8X", "VP8 ", "VP8L":
      guard contents.dimensions == nil else { return }
      let bytes = try source.header(at: content.lowerBound, count: min(10, content.count))
      contents.dimensions = Self.dimensions(name, bytes)
    case "EXIF":
      contents.exifBlocks.append(
        try MetadataBlock.extents([content]).fromTIFFHeader(in: &source))
    // One program ends the name with a NUL.
    case "XMP ", "XMP\0": contents.xmpPackets.append(.extents([content]))
    default: break
    }
  }

  private static func dimensions(
    _ name: String, _ bytes: ArraySlice<UInt8>
  ) -> PixelDimensions? {
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
    default:
      guard bytes.first == 0x2F, let bits = ByteOrder.little.uint32(bytes, at: 1) else {
        return nil
      }
      return PixelDimensions(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
  }

  /// The picture, and the pictures of an animation.
  private static let pictureChunks: Set<String> = ["VP8 ", "VP8L", "ALPH", "ANMF"]
}
