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
    while let box = try parts.next(in: &source, problems: &contents.problems) {
      if !Self.pictureBoxes.contains(box.type) { contents.add(box.part) }
      switch box.type {
      case "jxlc": try readPicture(at: box.content.lowerBound, &source)
      // A codestream in pieces: each begins with its number.
      case "jxlp": try readPicture(at: box.content.lowerBound + 4, &source)
      case "Exif":
        if let block = try MetadataBlock.extents([box.content]).exifItem(in: &source) {
          contents.exifBlocks.append(block)
        } else {
          contents.problems.note(.exifDamaged)
        }
      case "xml ": contents.xmpPackets.append(.extents([box.content]))
      // A box compressed with Brotli, preceded by its type.
      case "brob": contents.problems.note(.compressedBoxNotRead)
      default: break
      }
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
}
