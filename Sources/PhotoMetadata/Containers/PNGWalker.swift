import ASCII
import PhotoFormats

/// Walks the chunks of a PNG file to the end, because metadata may follow the picture.
struct PNGWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.png)
  private var decodedTexts = 0

  // ISO/IEC 15948, 5.3: length, type, data, check value.
  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    var position = Self.signatureSize
    for _ in 0..<FormatLimits.chunks {
      var header = ByteReader(try source.header(at: position, count: 8))
      guard let length = header.number(4), let type = header.read(4) else {
        contents.problems.note(.fileTruncated)
        return
      }
      guard length < 1 << 31, type.allSatisfy(\.isASCIILetter) else {
        contents.problems.note(.structureDamaged)
        return
      }
      let name = String(decoding: type, as: UTF8.self)
      let content = position + 8..<min(position + 8 + length, source.size)
      let end = position + 12 + length
      if !Self.pictureChunks.contains(name) {
        contents.add(
          FilePart(name: name, range: position..<min(end, source.size), content: content))
        try readChunk(name, content, &source)
      }
      guard end <= source.size else {
        contents.problems.note(.fileTruncated)
        return
      }
      position = end
      if name == "IEND" { return contents.addRemainder(position..<source.size) }
    }
    contents.problems.note(.structureDamaged)
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
    guard decodedTexts < Limits.blocks else {
      contents.problems.note(.readLimitReached)
      return
    }
    decodedTexts += 1
    guard let bytes = try text.bytes(in: &source, problems: &contents.problems) else { return }
    if text.isXMP {
      contents.xmpPackets.append(.bytes(bytes))
    } else if let profile = RawProfile(bytes) {
      if let block = profile.exifBlock { contents.exifBlocks.append(.bytes(block)) }
      if let packet = profile.xmpPacket { contents.xmpPackets.append(.bytes(packet)) }
    } else {
      contents.problems.note(.encodedDataDamaged)
    }
  }

  private static let signatureSize = 8

  /// The picture, and the pictures of an animation.
  private static let pictureChunks: Set<String> = ["IDAT", "fcTL", "fdAT"]
}
