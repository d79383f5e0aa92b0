import PhotoFormats

/// Reads the header and the image resources of a Photoshop file, PSD or PSB.
struct PhotoshopWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.photoshop)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let layout = try PhotoshopLayout(in: &source)
    contents.dimensions = layout.dimensions
    contents.note(layout.problems)
    for piece in layout.pieces where piece.name == PhotoshopLayout.resources {
      contents.add(piece)
      try readResources(piece.content, &source)
    }
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

  /// The name of the part with the color profile, the number of its resource.
  static let profile = "0x040F"

  /// The format, two sizes in pixels, three in bytes, and two counts precede the JPEG file.
  private static let thumbnailHeader = 28
}
