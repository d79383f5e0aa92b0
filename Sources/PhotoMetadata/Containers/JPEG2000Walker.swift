import PhotoFormats

/// Walks the boxes of a JPEG 2000 file, or reads the size of a bare codestream.
///
/// A JPM file is made of pages; it has a size only if it also has the header of a single picture.
struct JPEG2000Walker: ContainerWalker {
  private(set) var contents = ContainerContents(.jpeg2000)
  private var isCompound = false

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let start = try source.bytes(at: 0, count: JPEG2000Codestream.signature.count)
    if start.elementsEqual(JPEG2000Codestream.signature) {
      contents.dimensions = try codestreamDimensions(at: 0, &source)
    } else {
      try readBoxes(&source)
    }
  }

  // ISO/IEC 15444-1, I.4: boxes as in ISO/IEC 14496-12.
  private mutating func readBoxes(_ source: inout ByteSource) throws(PhotoReadError) {
    var parts = BoxParts(0..<source.size)
    while let box = try contents.nextBox(of: &parts, types: Self.types, in: &source) {
      if box.type != "jp2c" { contents.add(box.part) }
      switch box.type {
      case "ftyp":
        let brand = try source.header(at: box.content.lowerBound, count: 4)
        isCompound = brand.elementsEqual("jpm ".utf8)
      case "jp2h": try readHeader(box, &source)
      // A codestream of a JPM file is that of one object on a page.
      case "jp2c" where contents.dimensions == nil && !isCompound:
        contents.dimensions = try codestreamDimensions(at: box.content.lowerBound, &source)
      case "uuid": try readIdentified(box, &source)
      case "xml ": try readXML(box, &source)
      default: break
      }
    }
  }

  /// Reads the header of the picture, ISO/IEC 15444-1, I.5.3.
  private mutating func readHeader(
    _ header: Box, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    var parts = BoxParts(header.content)
    while let box = try parts.next(in: &source, problems: &contents.problems) {
      let bytes = try source.bytes(at: box.content.lowerBound, count: min(8, box.content.count))
      switch box.type {
      case "ihdr" where contents.dimensions == nil:
        var reader = ByteReader(bytes)
        guard let height = reader.number(4), let width = reader.number(4), width > 0, height > 0
        else { continue }
        contents.dimensions = PixelDimensions(width: width, height: height)
      // I.5.3.3: the method, 2 or 3 for a profile, precedence and approximation.
      case Self.profile where bytes.first == 2 || bytes.first == 3:
        contents.add(
          FilePart(name: box.type, range: box.range, content: box.content.dropFirst(3)))
      default: break
      }
    }
  }

  private mutating func readIdentified(
    _ box: Box, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let size = JPEG2000Box.identifierSize
    let identifier = try source.header(at: box.content.lowerBound, count: size)
    let content = MetadataBlock.extents([box.content.dropFirst(size)])
    switch JPEG2000Box(identifier: identifier) {
    case .exif: contents.exifBlocks.append(try content.fromTIFFHeader(in: &source))
    case .xmp: contents.xmpPackets.append(content)
    // `FileTraces` reads these, as in other kinds of files.
    case .iptc, .imageResources, nil: break
    }
  }

  /// Reads XML of any vocabulary, ISO/IEC 15444-1, I.7.1; few have XMP here.
  private mutating func readXML(_ box: Box, _ source: inout ByteSource) throws(PhotoReadError) {
    let bytes = try source.bytes(
      at: box.content.lowerBound, count: min(box.content.count, Limits.textHeader))
    if String(decoding: bytes, as: UTF8.self).contains("adobe:ns:meta/") {
      contents.xmpPackets.append(.extents([box.content]))
    }
  }

  private func codestreamDimensions(
    at offset: Int, _ source: inout ByteSource
  ) throws(PhotoReadError) -> PixelDimensions? {
    JPEG2000Codestream.dimensions(
      try source.bytes(at: offset, count: JPEG2000Codestream.headerSize))
  }

  /// The types of the boxes of a file: ISO/IEC 15444-1, I.2.2, and 15444-2, M.11.
  private static let types: Set<String> = [
    "jP  ", "ftyp", "rreq", "jp2h", "jpch", "jplh", "jp2c", "jp2i", "xml ", "uuid", "uinf", "ftbl",
    "comp", "copt", "inst", "dtbl", "mdat", "asoc", "nlst", "gtso", "roid", "chck", "mp7b", "drep",
    "free", "jumb", "pcol", "page", "phdr", "moov",
  ]

  /// The name of the part with the color profile.
  static let profile = "colr"
}
