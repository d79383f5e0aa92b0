import PhotoFormats

extension FileTraces {
  /// Reads the traces in the parts of a file.
  mutating func read(
    _ contents: ContainerContents, in source: inout ByteSource
  ) throws(PhotoReadError) {
    parts = contents.parts
    boxes = contents.boxes
    var credentials: [JUMBFPiece] = []
    for part in parts {
      switch (contents.container, part.name) {
      case (.jpeg, "APP2") where part == contents.colorProfile:
        // ICC.1:2022, B.4: a name of 12 bytes, the number of the segment, and their count.
        try readProfile(part.content.dropFirst(14), of: part, in: &source)
      case (.webp, "ICCP"), (.tiff, "0x8773"), (.bmp, BMPWalker.profile),
        (.photoshop, PhotoshopWalker.profile), (.jpeg2000, JPEG2000Walker.profile):
        try readProfile(part.content, of: part, in: &source)
      case (.png, "iCCP"):
        let bytes = try source.bytes(
          at: part.content.lowerBound, count: min(part.content.count, Limits.textHeader))
        try readCompressedProfile(part, head: bytes, in: &source)
      case (.jpeg, "COM"), (.jpeg, "APP0"), (.jpeg, "APP13"), (.jpeg, "APP14"), (.jpeg, "DQT"):
        try readSegment(part, in: &source)
      case (.jpeg, "APP11"):
        let header = try source.bytes(at: part.content.lowerBound, count: JUMBFPiece.headerSize)
        if let piece = JUMBFPiece(header, content: part.content) {
          credentials.append(piece)
        }
      case (.jpeg, let name) where name.hasPrefix("SOF") && frame == nil:
        let content = try source.bytes(
          at: part.content.lowerBound, count: min(18, part.content.count))
        frame = JPEGFrame(
          process: Int(name.dropFirst(3)) ?? 0, content: content, offset: part.range.lowerBound)
      case (.png, "tEXt"), (.png, "zTXt"), (.png, "iTXt"):
        try readText(part, in: &source)
      case (.png, "caBX"), (.webp, "C2PA"), (.jpegXL, "jumb"), (.tiff, "0xCD41"):
        // A JPEG XL box begins with its size and type, as the content of the others does.
        let range = part.name == "jumb" ? part.range : part.content
        try readCredentials(.extents([range]), in: &source)
      case (.heif, "uuid"), (.cr3, "uuid"):
        let box = try source.bytes(at: part.content.lowerBound, count: 64)
        if let start = ContentCredentials.start(inBox: box), start < part.content.count {
          try readCredentials(.extents([part.content.dropFirst(start)]), in: &source)
        }
      case (.tiff, "0x8649"), (.photoshop, PhotoshopWalker.resources):
        try readResources(part.content, in: &source)
      case (.gif, GIFWalker.commentName): try readGIFComment(part, in: &source)
      case (.jpeg2000, "uuid"): try readIdentified(part, in: &source)
      case (.tiff, "0x83BB"):
        others += try IPTCDataSets.traces(in: part.content, of: &source)
      case (_, FilePart.rest):
        try addRest(part.range, in: &source)
      default: break
      }
    }
    if contents.container == .heif, let part = contents.colorProfile {
      try readProfile(part.content, of: part, in: &source)
    }
    for block in JUMBFPiece.blocks(of: credentials) {
      try readCredentials(block, in: &source)
    }
    // The thumbnail of a Photoshop file is no camera's.
    let own = contents.container == .photoshop ? nil : contents.thumbnail
    if let range = thumbnailRange ?? own {
      let bytes = try source.bytes(
        at: range.lowerBound, count: min(range.count, Limits.traceText))
      thumbnail = Thumbnail(bytes, at: range.lowerBound)
    }
  }

  private mutating func readProfile(
    _ profile: Range<Int>, of part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let name = try ColorProfile.name(of: profile, in: &source)
    colorProfile = ColorProfile(offset: part.range.lowerBound, name: name ?? "")
  }

  /// ISO/IEC 15948, 11.3.3.3: a name and NUL, the method 0, the profile compressed with zlib.
  ///
  /// The name is any text, so that the description in the profile is preferred.
  private mutating func readCompressedProfile(
    _ part: FilePart, head: ArraySlice<UInt8>, in source: inout ByteSource
  ) throws(PhotoReadError) {
    var reader = ByteReader(head)
    let name = reader.readToNUL().map { FileTraces.text($0) } ?? ""
    let start = part.content.lowerBound + head.count - reader.rest.count + 1
    let compressed = try source.bytes(
      at: start, count: min(part.content.upperBound - start, Limits.profile))
    var profile = ByteSource(Inflation.prefix(Limits.profile, of: compressed))
    let description = try ColorProfile.name(of: 0..<profile.size, in: &profile)
    colorProfile = ColorProfile(offset: part.range.lowerBound, name: description ?? name)
  }

  private mutating func readSegment(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let offset = part.content.lowerBound
    switch part.name {
    case "COM":
      guard others.count(where: { $0.source == .comment }) < Limits.traceTexts else { return }
      let bytes = try source.bytes(at: offset, count: min(part.content.count, Limits.traceText))
      others.append(FileTrace(.comment, at: offset, text: Self.text(bytes)))
    // ITU-T T.871, 10.1: "JFIF" and NUL, the version in two bytes.
    case "APP0":
      let bytes = try source.bytes(at: offset, count: 7)
      guard bytes.count == 7, bytes.starts(with: Array("JFIF\0".utf8)) else { return }
      let version = bytes.suffix(2).map { String($0) }.joined(separator: ".")
      others.append(
        FileTrace(.jfifSegment, at: part.range.lowerBound, text: "JFIF \(version)"))
    case "APP13":
      let name = Array("Photoshop 3.0\0".utf8)
      guard try source.bytes(at: offset, count: name.count).elementsEqual(name) else { return }
      try readResources(part.content.dropFirst(name.count), in: &source)
    // Adobe Technical Note 5116: "Adobe", version, two flags of 2 bytes, the color transform.
    case "APP14":
      let bytes = try source.bytes(at: offset, count: 12)
      guard bytes.count == 12, bytes.starts(with: "Adobe".utf8), let transform = bytes.last,
        let version = ByteOrder.big.uint16(bytes, at: 5)
      else { return }
      others.append(
        FileTrace(
          .adobeSegment, at: part.range.lowerBound, text: "Adobe \(version), \(transform)",
          numbers: [Double(transform)]))
    default:
      let bytes = try source.bytes(at: offset, count: part.content.count)
      var tables = quantization ?? QuantizationTables(offset: part.range.lowerBound, tables: [:])
      tables.add(bytes)
      quantization = tables
    }
  }

  private mutating func readGIFComment(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard others.count(where: { $0.source == .gifComment }) < Limits.traceTexts else { return }
    var blocks = GIFSubBlocks(part.content)
    var text: [UInt8] = []
    while text.count < Limits.traceText, let block = try blocks.next(in: &source) {
      text += try source.bytes(at: block.lowerBound, count: block.count)
    }
    others.append(
      FileTrace(.gifComment, at: part.range.lowerBound, text: Self.text(text[...])))
  }

  /// Reads a box of JPEG 2000 with an identifier; EXIF and XMP are read elsewhere.
  private mutating func readIdentified(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let size = JPEG2000Box.identifierSize
    let identifier = try source.header(at: part.content.lowerBound, count: size)
    let content = part.content.dropFirst(size)
    switch JPEG2000Box(identifier: identifier) {
    case .iptc: others += try IPTCDataSets.traces(in: content, of: &source)
    case .imageResources: try readResources(content, in: &source)
    case .exif, .xmp, nil: break
    }
  }

  private mutating func readResources(
    _ range: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) {
    var resources = ImageResources(range)
    while let resource = try resources.next(in: &source) {
      others.append(resource.trace)
      if resource.number == ImageResource.iptc {
        others += try IPTCDataSets.traces(in: resource.content, of: &source)
      }
    }
  }

  private mutating func readText(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard others.count < Limits.traceTexts,
      let text = try PNGText(part.name, part.content, in: &source), !text.isXMP, !text.isRawProfile
    else { return }
    let bytes = try text.prefix(Limits.traceText, in: &source)
    others.append(
      FileTrace(.pngText(text.keyword), at: part.range.lowerBound, text: Self.text(bytes)))
  }

  private mutating func readCredentials(
    _ block: MetadataBlock, in source: inout ByteSource
  ) throws(PhotoReadError) {
    var credentials = ContentCredentials(block)
    try credentials.read(in: &source)
    others += credentials.traces
  }

  /// Returns bytes as text, up to a NUL.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    ExifEntry(format: TIFFFormat.ascii, count: bytes.count, value: bytes).text ?? ""
  }
}
