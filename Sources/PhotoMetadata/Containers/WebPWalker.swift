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
      let bytes = try source.header(
        at: content.lowerBound, count: min(WebPHeader.size, content.count))
      contents.dimensions = WebPHeader.dimensions(name, bytes)
    case "EXIF":
      contents.exifBlocks.append(
        try MetadataBlock.extents([content]).fromTIFFHeader(in: &source))
    // One program ends the name with a NUL.
    case "XMP ", "XMP\0": contents.xmpPackets.append(.extents([content]))
    default: break
    }
  }

  /// The picture, and the pictures of an animation.
  private static let pictureChunks: Set<String> = ["VP8 ", "VP8L", "ALPH", "ANMF"]
}
