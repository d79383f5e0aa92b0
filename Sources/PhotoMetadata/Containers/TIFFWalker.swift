import PhotoFormats

/// Reads the directories of a TIFF file, or of a raw file with the same structure.
///
/// The file is one EXIF block, of which only directories and their values are read.
struct TIFFWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.tiff)
  private var layout = TIFFLayout(.big)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    guard let header = TIFFHeader(try source.bytes(at: 0, count: 16)) else { throw .damaged }
    layout = header.layout
    guard !layout.isBig else { return try walkBigTIFF(header, &source) }
    contents.exifBlocks = [.extents([0..<source.size])]
    guard let first = try directory(at: header.firstDirectory, &source) else { return }
    listMetadata(of: first, fileSize: source.size)
    contents.dimensions =
      header.magic == TIFFHeader.panasonic ? first.sensorDimensions : first.dimensions
    if let size = try exifDimensions(first, &source) { contents.dimensions = size }
    try listMetadataOfPages(after: first, &source)
    guard !first.isWholePicture else { return try readEnd(of: first, &source) }
    // Raw files begin with a preview. The full picture has its own directory.
    var seen: Set<Int> = [header.firstDirectory]
    var waiting = try first.children(fileSize: source.size, in: &source) + [first.next ?? 0]
    while !waiting.isEmpty, seen.count < FormatLimits.directories {
      let offset = waiting.removeFirst()
      guard offset > 0, seen.insert(offset).inserted else { continue }
      guard let directory = try directory(at: offset, &source) else { continue }
      if directory.isWholePicture, let size = directory.dimensions {
        contents.dimensions = size
        return
      }
      if waiting.isEmpty { waiting.append(directory.next ?? 0) }
    }
  }

  /// Finds data behind the end, and pictures that are cut short.
  ///
  /// Raw files keep parts in places that only their makers know.
  private mutating func readEnd(
    of first: TIFFDirectory, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    guard first.isReadableByAll, let block = try TIFFBlock(0..<source.size, of: &source) else {
      return
    }
    let end = try block.end(in: &source)
    if end > source.size { contents.problems.note(.fileTruncated) }
    contents.addRemainder(min(end, source.size)..<source.size)
  }

  /// Reads the first directory of a BigTIFF file, which has the full picture.
  private mutating func walkBigTIFF(
    _ header: TIFFHeader, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let file = try BigTIFF(header, in: &source)
    contents.exifBlocks = [try file.exif(in: &source)].compactMap { $0 }
    if let width = try file.number(0x0100, in: &source),
      let height = try file.number(0x0101, in: &source), width > 0, height > 0
    {
      contents.dimensions = PixelDimensions(width: width, height: height)
    }
    for entry in file.directory.entries {
      guard let range = entry.value(inBlockOf: source.size) else { continue }
      addMetadata(entry.tag, range)
    }
  }

  /// Returns the size in the Exif IFD, if the directories contain only that of a preview.
  ///
  /// The raw files of Canon and Phase One are recognized by the bytes after the header.
  private func exifDimensions(
    _ first: TIFFDirectory, _ source: inout ByteSource
  ) throws(PhotoReadError) -> PixelDimensions? {
    let mark = try source.bytes(at: 8, count: 4)
    guard mark.starts(with: "CR".utf8) || mark.elementsEqual("IIII".utf8),
      let offset = first.number(CompactExif.exifPointer),
      let exif = try directory(at: offset, &source)
    else { return nil }
    return exif.dimensions(exif.number(0xA002), exif.number(0xA003))
  }

  private func directory(
    at offset: Int, _ source: inout ByteSource
  ) throws(PhotoReadError) -> TIFFDirectory? {
    try TIFFDirectory(at: offset, of: 0..<source.size, layout, in: &source)
  }

  /// Lists the metadata of the pages after the first.
  private mutating func listMetadataOfPages(
    after first: TIFFDirectory, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    var seen: Set<Int> = [first.offset]
    var next = first.next
    while let offset = next, offset > 0, seen.count < FormatLimits.directories,
      seen.insert(offset).inserted, let page = try directory(at: offset, &source)
    {
      listMetadata(of: page, fileSize: source.size)
      next = page.next
    }
  }

  private mutating func listMetadata(of directory: TIFFDirectory, fileSize: Int) {
    for entry in directory.entries where Self.metadata.contains(entry.tag) {
      guard entry.isValid, let offset = entry.offset, offset < fileSize else { continue }
      let range = offset..<min(offset + entry.size, fileSize)
      if entry.tag == Self.xmp, range.count < entry.size { contents.problems.note(.fileTruncated) }
      addMetadata(entry.tag, range)
    }
  }

  /// Adds the value of an entry as a part of the file if it is metadata.
  private mutating func addMetadata(_ tag: Int, _ range: Range<Int>) {
    guard Self.metadata.contains(tag) else { return }
    contents.add(FilePart(name: TIFFEntry.name(ofTag: tag), range: range, content: range))
    if tag == Self.xmp { contents.xmpPackets.append(.extents([range])) }
  }

  /// The tag of Content Credentials, C2PA 2.2, annex A, and the name of their part.
  private static let credentials = 0xCD41
  static let credentialsName = TIFFEntry.name(ofTag: credentials)

  private static let xmp = 0x02BC

  /// XMP, IPTC, Photoshop's resources, a color profile, the Exif and GPS directories, C2PA.
  private static let metadata: Set<Int> = [
    xmp, 0x83BB, 0x8649, 0x8773, 0x8769, 0x8825, credentials,
  ]
}
