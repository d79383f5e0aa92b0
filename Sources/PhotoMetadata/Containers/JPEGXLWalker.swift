import PhotoFormats

/// Walks the boxes of a JPEG XL file, or reads the size of a bare codestream.
struct JPEGXLWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.jpegXL)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let start = try source.bytes(at: 0, count: 2)
    if start.elementsEqual(JPEGXLPicture.signature) {
      try readPicture(at: 0, &source)
    } else {
      try readBoxes(&source)
    }
  }

  // ISO/IEC 18181-2, 9: boxes as in ISO/IEC 14496-12.
  private mutating func readBoxes(_ source: inout ByteSource) throws(PhotoReadError) {
    var parts = BoxParts(0..<source.size)
    while let box = try contents.nextBox(of: &parts, types: Self.types, in: &source) {
      if !Self.pictureBoxes.contains(box.type) { contents.add(box.part) }
      switch box.type {
      case "jxlc": try readPicture(at: box.content.lowerBound, &source)
      // A codestream in pieces: each begins with its number.
      case "jxlp": try readPicture(at: box.content.lowerBound + 4, &source)
      case "Exif", "xml ": try readMetadata(box.type, .extents([box.content]), &source)
      case "brob": try readCompressed(box, &source)
      default: break
      }
    }
  }

  private mutating func readMetadata(
    _ type: String, _ content: MetadataBlock, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    guard type == "Exif" else { return contents.xmpPackets.append(content) }
    if let block = try content.exifItem(in: &source) {
      contents.exifBlocks.append(block)
    } else {
      contents.problems.note(.exifDamaged)
    }
  }

  /// ISO/IEC 18181-2, 9.4: a type, and the content of its box compressed with Brotli.
  private mutating func readCompressed(
    _ box: Box, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let type = String(
      decoding: try source.bytes(at: box.content.lowerBound, count: 4), as: UTF8.self)
    guard ["Exif", "xml "].contains(type), box.content.count <= Limits.decodedBytes else {
      return contents.problems.note(.compressedBoxNotRead)
    }
    let data = try source.bytes(at: box.content.lowerBound + 4, count: box.content.count - 4)
    switch Brotli.decompress(data, limit: Limits.decodedBytes) {
    case .bytes(let content): try readMetadata(type, .bytes(content), &source)
    case .damaged: contents.problems.note(.encodedDataDamaged)
    case .noLibrary: contents.problems.note(.compressedBoxNotRead)
    }
  }

  private mutating func readPicture(
    at offset: Int, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    guard contents.dimensions == nil else { return }
    let bytes = try source.header(at: offset, count: JPEGXLPicture.headerSize)
    contents.dimensions = JPEGXLPicture.dimensions(bytes)
  }

  private static let pictureBoxes: Set<String> = ["jxlc", "jxlp"]

  /// The types of the boxes of a file: ISO/IEC 18181-2, 9.
  private static let types: Set<String> = [
    "JXL ", "ftyp", "jxlc", "jxlp", "jxll", "jxli", "jbrd", "brob", "Exif", "xml ", "jumb", "jhgm",
    "free", "uuid",
  ]
}
