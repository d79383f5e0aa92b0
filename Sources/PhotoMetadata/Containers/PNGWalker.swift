import PhotoFormats

/// Walks the chunks of a PNG file to the end, because metadata may follow the picture.
struct PNGWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.png)
  private var decodedTexts = 0
  private var decodedBytes = 0

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    var parts = PNGParts()
    while let part = try parts.next(in: &source) {
      switch part.kind {
      case .chunk where !Self.pictureChunks.contains(part.name):
        contents.add(FilePart(name: part.name, range: part.range, content: part.content))
        try readChunk(part.name, part.content, &source)
      case .rest: contents.addRemainder(part.range)
      case .header, .chunk, .gap: break
      }
    }
    contents.note(parts.problems)
  }

  private mutating func readChunk(
    _ name: String, _ content: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    switch name {
    case "IHDR" where contents.dimensions == nil:
      var reader = ByteReader(try source.bytes(at: content.lowerBound, count: 8))
      guard let width = reader.number(4), let height = reader.number(4), width > 0, height > 0
      else { return }
      contents.dimensions = PixelDimensions(width: width, height: height)
    case "eXIf":
      contents.exifBlocks.append(
        try MetadataBlock.extents([content]).fromTIFFHeader(in: &source))
    case "tEXt", "zTXt", "iTXt":
      try readText(PNGText(name, content, in: &source), &source)
    default: break
    }
  }

  private mutating func readText(
    _ text: PNGText?, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    guard let text else {
      contents.problems.note(.structureDamaged)
      return
    }
    guard text.isXMP || text.isRawProfile else { return }
    if text.isXMP, !text.isCompressed {
      contents.xmpPackets.append(.extents([text.range]))
      return
    }
    guard decodedTexts < Limits.blocks, decodedBytes < Limits.decodedBytes else {
      contents.problems.note(.readLimitReached)
      return
    }
    decodedTexts += 1
    guard let bytes = try text.bytes(in: &source, problems: &contents.problems) else { return }
    decodedBytes += bytes.count
    if text.isXMP {
      contents.xmpPackets.append(.bytes(bytes))
    } else if let profile = RawProfile(bytes) {
      if let block = profile.exifBlock { contents.exifBlocks.append(.bytes(block)) }
      if let packet = profile.xmpPacket { contents.xmpPackets.append(.bytes(packet)) }
    } else {
      contents.problems.note(.encodedDataDamaged)
    }
  }

  /// The picture, and the pictures of an animation.
  private static let pictureChunks: Set<String> = ["IDAT", "fcTL", "fdAT"]
}
