import PhotoFormats

/// Walks the boxes of a CR3 file, Canon's raw format based on ISO/IEC 14496-12.
///
/// The parts of EXIF are separate here: IFD0, the Exif IFD, the maker's entries and the GPS IFD are
/// each a TIFF file in its own box.
struct CR3Walker: ContainerWalker {
  private(set) var contents = ContainerContents(.cr3)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    var parts = BoxParts(0..<source.size)
    while let box = try parts.next(in: &source, problems: &contents.problems) {
      contents.add(box.part)
      switch box.type {
      case "moov": try readMovie(box, &source)
      case "uuid" where try box.has(Box.xmpIdentifier, in: &source):
        contents.xmpPackets.append(.extents([box.content.dropFirst(16)]))
      case "uuid" where try box.has(Box.canonPreviewIdentifier, in: &source):
        try readPreview(box.content.dropFirst(16), &source)
      default: break
      }
    }
  }

  private mutating func readMovie(
    _ movie: Box, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    var parts = BoxParts(movie.content)
    while let box = try parts.next(in: &source, problems: &contents.problems) {
      guard box.type == "uuid", try box.has(Box.canonIdentifier, in: &source) else { continue }
      try readMetadata(box.content.dropFirst(16), &source)
    }
  }

  private mutating func readMetadata(
    _ range: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    var parts = BoxParts(range)
    while let box = try parts.next(in: &source, problems: &contents.problems) {
      contents.add(box.part)
      switch box.type {
      case "CMT1" where contents.exifBlocks.isEmpty:
        contents.exifBlocks = [.extents([box.content])]
        contents.dimensions = try dimensions(box.content, &source)
      case "CMT2": contents.exifDirectories[.exif] = box.content
      case "CMT4": contents.exifDirectories[.gps] = box.content
      // A version and flags, the size, the number of bytes, and 4 bytes more.
      case "THMB" where box.content.count > Self.thumbnailHeader:
        contents.thumbnail = box.content.dropFirst(Self.thumbnailHeader)
      default: break
      }
    }
  }

  /// Eight bytes, and a box of its own with a header of as many bytes as that of the thumbnail.
  private mutating func readPreview(
    _ range: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    var parts = BoxParts(range.dropFirst(8))
    while let box = try parts.nextBox(in: &source) {
      guard box.type == "PRVW", box.content.count > Self.thumbnailHeader else { continue }
      contents.previews.append(box.content.dropFirst(Self.thumbnailHeader))
    }
  }

  private func dimensions(
    _ block: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) -> PixelDimensions? {
    let bytes = try source.bytes(
      at: block.lowerBound, count: min(block.count, FormatLimits.boxContent))
    guard let header = TIFFHeader(bytes) else { return nil }
    var memory = ByteSource(Array(bytes))
    return try TIFFDirectory(
      at: header.firstDirectory, of: 0..<memory.size, header.layout, in: &memory)?.dimensions
  }

  private static let thumbnailHeader = 16
}
