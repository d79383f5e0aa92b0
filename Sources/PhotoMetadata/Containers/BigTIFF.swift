import PhotoFormats

/// Reads BigTIFF, a TIFF whose counts and offsets take 8 bytes.
///
/// The few EXIF entries that are needed are copied to a block of the usual kind, so that one reader
/// serves both.
struct BigTIFF {
  /// An entry of a directory.
  struct Entry {
    let tag: Int
    let format: Int
    let count: Int
    /// The range of the value in the file.
    let range: Range<Int>
  }

  /// The entries of the first directory.
  let entries: [Entry]

  private let order: ByteOrder

  /// Reads the header and the first directory; throws if there is none.
  init(_ order: ByteOrder, in source: inout ByteSource) throws(PhotoReadError) {
    self.order = order
    // BigTIFF Design: the size of an offset, two zeros, and the offset of the first directory.
    let header = try source.bytes(at: 4, count: 12)
    guard order.uint16(header, at: 0) == 8, order.uint16(header, at: 2) == 0,
      let first = Self.number(header, at: 4, order)
    else { throw .damaged }
    entries = try Self.entries(at: first, order, in: &source)
    guard !entries.isEmpty else { throw .damaged }
  }

  /// Returns the EXIF block; nil if there are no entries for it.
  func exif(in source: inout ByteSource) throws(PhotoReadError) -> MetadataBlock? {
    var block = CompactExif(order: order)
    try add(entries, of: .primary, to: &block, &source)
    for (directory, pointer) in [
      (ExifDirectory.exif, CompactExif.exifPointer), (.gps, CompactExif.gpsPointer),
    ] {
      guard let offset = try number(pointer, in: &source) else { continue }
      let entries = try Self.entries(at: offset, order, in: &source)
      try add(entries, of: directory, to: &block, &source)
    }
    return block.members.isEmpty
      ? nil : .bytes(Array(block.bytes.dropFirst(CompactExif.name.count)))
  }

  /// Returns the whole number in an entry of the first directory.
  func number(_ tag: Int, in source: inout ByteSource) throws(PhotoReadError) -> Int? {
    guard let entry = entries.first(where: { $0.tag == tag }), entry.count == 1 else { return nil }
    let value = try source.bytes(at: entry.range.lowerBound, count: entry.range.count)
    return switch value.count {
    case 2: order.uint16(value, at: 0)
    case 4: order.uint32(value, at: 0)
    case 8: Self.number(value, at: 0, order)
    default: nil
    }
  }

  private func add(
    _ entries: [Entry], of directory: ExifDirectory, to block: inout CompactExif,
    _ source: inout ByteSource
  ) throws(PhotoReadError) {
    for entry in entries {
      guard let tag = ExifTag(rawValue: entry.tag), tag.directory == directory,
        !entry.range.isEmpty, let unit = TIFFFormat.size(of: entry.format)
      else { continue }
      let value = try source.bytes(
        at: entry.range.lowerBound, count: min(entry.range.count, Limits.exifValue))
      let format = entry.format == TIFFFormat.utf8 ? TIFFFormat.ascii : entry.format
      _ = block.add(
        ExifEntry(format: format, count: value.count / unit, value: value), for: tag,
        at: entry.range.lowerBound)
    }
  }

  /// Returns the entries of a directory whose values are inside the file.
  private static func entries(
    at offset: Int, _ order: ByteOrder, in source: inout ByteSource
  ) throws(PhotoReadError) -> [Entry] {
    let head = try source.bytes(at: offset, count: 8)
    guard let count = number(head, at: 0, order) else { return [] }
    let table = try source.bytes(
      at: offset + 8, count: entrySize * min(count, FormatLimits.directoryEntries))
    return stride(from: 0, through: table.count - entrySize, by: entrySize).compactMap { start in
      let entry = table.dropFirst(start).prefix(entrySize)
      guard let tag = order.uint16(entry, at: 0), let format = order.uint16(entry, at: 2),
        let unit = wideFormats.contains(format) ? 8 : TIFFFormat.size(of: format),
        let count = number(entry, at: 4, order), count <= source.size
      else { return nil }
      let size = count * unit
      guard let place = size > 8 ? number(entry, at: 12, order) : offset + 8 + start + 12,
        size <= source.size, place <= source.size - size
      else { return nil }
      return Entry(tag: tag, format: format, count: count, range: place..<place + size)
    }
  }

  /// Returns the number in 8 bytes; nil past the end, and from 2^48 on: no file is that large.
  private static func number(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ order: ByteOrder
  ) -> Int? {
    guard let first = order.uint32(bytes, at: offset),
      let second = order.uint32(bytes, at: offset + 4)
    else { return nil }
    let (high, low) = order == .big ? (first, second) : (second, first)
    return high < 1 << 16 ? high << 32 | low : nil
  }

  private static let entrySize = 20

  /// Whole numbers of 8 bytes, unsigned and signed, and offsets of directories.
  private static let wideFormats = 16...18
}
