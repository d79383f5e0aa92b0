import PhotoFormats

/// Reads the header and the image resources of a Photoshop file, PSD or PSB.
struct PhotoshopWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.photoshop)

  // Adobe Photoshop File Formats: a header of 26 bytes, color mode data, image resources, layers
  // and the picture. The first three have the same sizes in both kinds of files.
  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    var header = ByteReader(try source.bytes(at: Self.sizeOffset, count: 8))
    if let height = header.number(4), let width = header.number(4), width > 0, height > 0 {
      contents.dimensions = PixelDimensions(width: width, height: height)
    }
    guard let colors = try length(at: Self.headerSize, &source),
      let size = try length(at: Self.headerSize + 4 + colors, &source)
    else {
      contents.problems.note(.fileTruncated)
      return
    }
    let start = Self.headerSize + 4 + colors
    if size > source.size - start - 4 { contents.problems.note(.fileTruncated) }
    let content = start + 4..<min(start + 4 + size, source.size)
    contents.add(
      FilePart(name: Self.resources, range: start..<content.upperBound, content: content))
    try readResources(content, &source)
  }

  private mutating func readResources(
    _ range: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    var resources = ImageResources(range)
    while let resource = try resources.next(in: &source) {
      switch resource.number {
      case ImageResource.exif:
        contents.exifBlocks.append(
          try MetadataBlock.extents([resource.content]).fromTIFFHeader(in: &source))
      case ImageResource.xmp: contents.xmpPackets.append(.extents([resource.content]))
      case ImageResource.profile:
        contents.add(
          FilePart(
            name: Self.profile, range: resource.range.lowerBound..<resource.content.upperBound,
            content: resource.content))
      case ImageResource.thumbnail where resource.content.count > Self.thumbnailHeader:
        contents.thumbnail = resource.content.dropFirst(Self.thumbnailHeader)
      default: break
      }
    }
  }

  private func length(
    at offset: Int, _ source: inout ByteSource
  ) throws(PhotoReadError) -> Int? {
    ByteOrder.big.uint32(try source.bytes(at: offset, count: 4), at: 0)
  }

  /// The name of the part with all image resources, which is their signature.
  static let resources = "8BIM"

  /// The name of the part with the color profile, the number of its resource.
  static let profile = "0x040F"

  /// The signature, the version, 6 unused bytes and the number of channels precede the size.
  private static let sizeOffset = 14
  private static let headerSize = 26

  /// The format, two sizes in pixels, three in bytes, and two counts precede the JPEG file.
  private static let thumbnailHeader = 28
}
