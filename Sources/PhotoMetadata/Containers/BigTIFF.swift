import PhotoFormats

/// Reads BigTIFF, a TIFF whose counts and offsets take 8 bytes.
///
/// The few EXIF entries that are needed are copied to a block of the usual kind, so that one reader
/// serves both.
struct BigTIFF {
  /// The first directory.
  let directory: TIFFDirectory

  private var order: ByteOrder { directory.layout.order }

  /// Reads the first directory; throws if there is none.
  init(_ header: TIFFHeader, in source: inout ByteSource) throws(PhotoReadError) {
    let first = try TIFFDirectory(
      at: header.firstDirectory, of: 0..<source.size, header.layout, in: &source)
    guard let first, first.count > 0 else { throw .damaged }
    directory = first
  }

  /// Returns the EXIF block; nil if there are no entries for it.
  func exif(in source: inout ByteSource) throws(PhotoReadError) -> MetadataBlock? {
    var block = CompactExif(order: order)
    try add(directory, of: .primary, to: &block, &source)
    for (child, pointer) in [
      (ExifDirectory.exif, CompactExif.exifPointer), (.gps, CompactExif.gpsPointer),
    ] {
      guard let offset = try number(pointer, in: &source),
        let stored = try TIFFDirectory(
          at: offset, of: 0..<source.size, directory.layout, in: &source)
      else { continue }
      try add(stored, of: child, to: &block, &source)
    }
    return block.members.isEmpty
      ? nil : .bytes(Array(block.bytes.dropFirst(CompactExif.name.count)))
  }

  /// Returns the whole number in an entry of the first directory.
  func number(_ tag: Int, in source: inout ByteSource) throws(PhotoReadError) -> Int? {
    guard let entry = directory.entry(tag), entry.count == 1,
      let range = entry.value(inBlockOf: source.size)
    else { return nil }
    let value = try source.bytes(at: range.lowerBound, count: range.count)
    return switch value.count {
    case 2: order.uint16(value, at: 0)
    case 4: order.uint32(value, at: 0)
    case 8: directory.layout.offset(value, at: 0)
    default: nil
    }
  }

  private func add(
    _ stored: TIFFDirectory, of directory: ExifDirectory, to block: inout CompactExif,
    _ source: inout ByteSource
  ) throws(PhotoReadError) {
    for entry in stored.entries {
      guard let tag = ExifTag(rawValue: entry.tag), tag.directory == directory,
        let unit = TIFFFormat.size(of: entry.format),
        let range = entry.value(inBlockOf: source.size), !range.isEmpty
      else { continue }
      let value = try source.bytes(
        at: range.lowerBound, count: min(range.count, Limits.exifValue))
      let format = entry.format == TIFFFormat.utf8 ? TIFFFormat.ascii : entry.format
      _ = block.add(
        ExifEntry(format: format, count: value.count / unit, value: value), for: tag,
        at: range.lowerBound)
    }
  }
}
