import PhotoFormats
import PhotoMetadata

/// Changes what EXIF says of a picture that was changed: the program, the time, and the thumbnail.
///
/// Nothing else moves: a value that becomes longer, and a directory that gets an entry, go to the
/// end of the block.
struct ExifRevision {
  /// What was changed.
  private(set) var changes: [MetadataChange] = []

  private let removed: Set<MetadataKind>
  private let software: String
  private let date: String?

  /// Creates a revision; `date` is a time as XMP writes it, in UTC.
  init(removed: Set<MetadataKind> = [], software: String, date: String?) {
    self.removed = removed
    self.software = software
    // EXIF 3.0, 4.6.5.1.10: 2026:01:02 03:04:05.
    self.date = date.flatMap { date in
      guard date.utf8.count >= 19, date.hasSuffix("Z") else { return nil }
      return date.prefix(10).map { $0 == "-" ? ":" : String($0) }.joined() + " "
        + date.dropFirst(11).prefix(8)
    }
  }

  /// Returns an EXIF block, from its TIFF header on, that fits the new picture.
  ///
  /// `limit` is the size that the block may have.
  mutating func revise(
    _ bytes: [UInt8], limit: Int, thumbnail: ThumbnailMaker
  ) -> [UInt8] {
    guard TIFFBlock(editable: bytes) != nil else { return bytes }
    var result = bytes
    replaceThumbnail(in: &result, limit, thumbnail)
    setEntries(in: &result, limit)
    return result
  }

  /// Changes the program and the time in an EXIF block or a TIFF file.
  mutating func setEntries(in bytes: inout [UInt8], _ limit: Int) {
    set(0x0131, to: software, .camera, in: &bytes, limit)
    guard let date else { return }
    set(0x0132, to: date, .date, in: &bytes, limit)
    guard !removed.contains(.date), let block = TIFFBlock(editable: bytes) else { return }
    // The offset of the time from UTC, and the part of its second.
    for directory in block.directories where directory.kind == .exif {
      for entry in directory.entries where [0x9010, 0x9290].contains(entry.tag) {
        guard entry.format == Self.text, let position = entry.value else { continue }
        let text = entry.tag == 0x9010 ? Array("+00:00".utf8) : []
        let filler: UInt8 = entry.tag == 0x9010 ? 0 : UInt8(ascii: "0")
        let value = text + Array(repeating: filler, count: max(0, position.count - 1 - text.count))
        guard value.count < position.count else { continue }
        bytes.replaceSubrange(position, with: value + [0])
      }
    }
  }

  // MARK: Orientation

  /// Changes the orientation, and the size where it is that of the picture before it was turned.
  mutating func turn(
    in bytes: inout [UInt8], to orientation: Int, size: (width: Int, height: Int),
    from old: (width: Int, height: Int)
  ) {
    guard let block = TIFFBlock(editable: bytes) else { return }
    for directory in block.directories where [.primary, .exif].contains(directory.kind) {
      let (wide, high) = directory.kind == .primary ? (0x0100, 0x0101) : (0xA002, 0xA003)
      let isOld =
        block.numbers(wide, in: directory, of: bytes) == [old.width]
        && block.numbers(high, in: directory, of: bytes) == [old.height]
      for entry in directory.entries {
        let number: Int? =
          switch entry.tag {
          case 0x0112 where directory.kind == .primary: orientation
          case wide where isOld: size.width
          case high where isOld: size.height
          default: nil
          }
        guard let number, let position = entry.value,
          [Self.short, Self.long].contains(entry.format),
          entry.count == 1, block.numbers(entry.tag, in: directory, of: bytes) != [number]
        else { continue }
        if entry.format == Self.short {
          block.order.put(number, at: position.lowerBound, in: &bytes)
        } else {
          block.order.put32(number, at: position.lowerBound, in: &bytes)
        }
        changes.append(
          MetadataChange(.replaced, .technical, directory.name(ofTag: entry.tag)))
      }
    }
  }

  // MARK: Entries

  /// Sets a text of the first directory.
  private mutating func set(
    _ tag: Int, to text: String, _ kind: MetadataKind, in bytes: inout [UInt8], _ limit: Int
  ) {
    guard !removed.contains(kind), let block = TIFFBlock(editable: bytes),
      let directory = block.directories.first
    else { return }
    let limit = min(limit, block.maximumSize(of: bytes))
    let padding = block.padding(of: bytes)
    guard bytes.count + padding.count <= limit else { return }
    bytes += padding
    let value = Array(text.utf8) + [0]
    let entry = directory.entries.first { $0.tag == tag }
    let end = bytes.count + bytes.count % 2
    if let entry, entry.format == Self.text, let position = entry.value,
      position.count >= value.count
    {
      let rest = Array(repeating: UInt8(0), count: position.count - value.count)
      bytes.replaceSubrange(position, with: value + rest)
      // A value of 4 bytes or fewer would have to stand inside the entry.
      if !entry.isInline, value.count > 4 {
        block.order.put32(value.count, at: entry.offset + 4, in: &bytes)
      }
    } else if let entry {
      guard end + value.count <= limit else { return }
      if let position = entry.value { bytes.clear(position) }
      append(value, to: &bytes)
      block.order.put(Self.text, at: entry.offset + 2, in: &bytes)
      block.order.put32(value.count, at: entry.offset + 4, in: &bytes)
      block.order.put32(end, at: entry.offset + 8, in: &bytes)
    } else {
      guard end + value.count + directory.range.count + 13 <= limit else { return }
      append(value, to: &bytes)
      insert(tag, end, value.count, into: directory, of: block, in: &bytes)
    }
    changes.append(MetadataChange(.replaced, kind, directory.name(ofTag: tag)))
  }

  /// Writes a directory with another entry to the end.
  private func insert(
    _ tag: Int, _ offset: Int, _ count: Int, into directory: TIFFBlock.Directory,
    of block: TIFFBlock, in bytes: inout [UInt8]
  ) {
    let order = block.order
    var entry: [UInt8] = []
    order.append(UInt16(truncatingIfNeeded: tag), to: &entry)
    order.append(UInt16(truncatingIfNeeded: Self.text), to: &entry)
    order.append(UInt32(truncatingIfNeeded: count), to: &entry)
    order.append(UInt32(truncatingIfNeeded: offset), to: &entry)
    var table = directory.entries.map { Array(bytes[$0.offset..<$0.offset + 12]) }
    table.insert(entry, at: directory.entries.firstIndex { $0.tag > tag } ?? table.count)
    var new: [UInt8] = []
    order.append(UInt16(truncatingIfNeeded: table.count), to: &new)
    new += table.flatMap { $0 }
    order.append(UInt32(truncatingIfNeeded: directory.next), to: &new)
    bytes.clear(directory.range)
    let position = bytes.count + bytes.count % 2
    append(new, to: &bytes)
    order.put32(position, at: 4, in: &bytes)
  }

  /// Appends bytes at an even offset.
  private func append(_ new: [UInt8], to bytes: inout [UInt8]) {
    if bytes.count % 2 == 1 { bytes.append(0) }
    bytes += new
  }

  /// The format of ASCII texts.
  private static let text = 2

  // MARK: Thumbnail

  /// Puts a new thumbnail in the place of the old one, or removes the directory that describes it.
  private mutating func replaceThumbnail(
    in bytes: inout [UInt8], _ limit: Int, _ thumbnail: ThumbnailMaker
  ) {
    guard !removed.contains(.thumbnail), let block = TIFFBlock(editable: bytes),
      let first = block.directories.first,
      let directory = block.directories.first(where: { $0.offset == first.next })
    else { return }
    let limit = min(limit, block.maximumSize(of: bytes))
    let order = block.order
    let start = directory.entries.first { $0.tag == 0x0201 && $0.count == 1 }
    let size = directory.entries.first { $0.tag == 0x0202 && $0.count == 1 }
    let old = Self.range(start, size, order, bytes)
    if let start, let size, let old, !block.covers(old) {
      let room = max(old.count, old.upperBound == bytes.count ? limit - old.lowerBound : 0)
      if let new = thumbnail.jpeg(like: bytes[old], limit: room) {
        bytes.clear(old)
        if new.count > old.count {
          bytes.removeSubrange(old.lowerBound...)
          bytes += new
        } else {
          bytes.replaceSubrange(old.lowerBound..<old.lowerBound + new.count, with: new)
        }
        order.put32(old.lowerBound, at: start.offset + 8, in: &bytes)
        order.put(Self.long, at: size.offset + 2, in: &bytes)
        order.put32(new.count, at: size.offset + 8, in: &bytes)
        changes.append(MetadataChange(.replaced, .thumbnail, directory.kind.name))
        return
      }
    }
    // Its picture can’t be made again in its form.
    for range in [old].compactMap({ $0 }) + block.strips(of: directory, in: bytes)
    where !block.covers(range) {
      bytes.clear(range)
    }
    bytes.clear(directory.range)
    order.put32(0, at: first.range.upperBound - 4, in: &bytes)
    changes.append(MetadataChange(.removed, .thumbnail, directory.kind.name))
  }

  private static let (short, long) = (3, 4)

  /// Appends a directory with a thumbnail to a block that has none.
  mutating func addThumbnail(to bytes: inout [UInt8], limit: Int, _ thumbnail: ThumbnailMaker) {
    guard !removed.contains(.thumbnail), let block = TIFFBlock(editable: bytes),
      let first = block.directories.first, first.next == 0, first.range.upperBound <= bytes.count
    else { return }
    let limit = min(limit, block.maximumSize(of: bytes))
    let order = block.order
    var result = bytes + (bytes.count.isMultiple(of: 2) ? [] : [0])
    // A number of entries, 6 entries of 12 bytes, the position of a next directory, and the
    // density.
    let position = result.count
    let density = position + 2 + 6 * 12 + 4
    let start = density + 8
    guard start < limit,
      let picture = thumbnail.jpeg(longestSide: Self.thumbnailSide, limit: limit - start)
    else { return }
    order.put32(position, at: first.range.upperBound - 4, in: &result)
    order.append(6 as UInt16, to: &result)
    // EXIF 3.0, 4.6.5.2 and 4.6.10: what a compressed thumbnail must have.
    let (short, long, rational) = (Self.short, Self.long, 5)
    for (tag, format, value) in [
      (0x0103, short, 6), (0x011A, rational, density), (0x011B, rational, density),
      (0x0128, short, 2), (0x0201, long, start), (0x0202, long, picture.count),
    ] {
      order.append(UInt16(truncatingIfNeeded: tag), to: &result)
      order.append(UInt16(truncatingIfNeeded: format), to: &result)
      order.append(1 as UInt32, to: &result)
      if format == short {
        order.append(UInt16(truncatingIfNeeded: value), to: &result)
        order.append(0 as UInt16, to: &result)
      } else {
        order.append(UInt32(truncatingIfNeeded: value), to: &result)
      }
    }
    for number in [0, 72, 1] as [UInt32] { order.append(number, to: &result) }
    bytes = result + picture
    changes.append(MetadataChange(.added, .thumbnail, TIFFDirectoryKind.further.name))
  }

  /// The longest side of a thumbnail in EXIF, as DCF has it.
  private static let thumbnailSide = 160

  private static func range(
    _ start: TIFFBlock.Entry?, _ size: TIFFBlock.Entry?, _ order: ByteOrder, _ bytes: [UInt8]
  ) -> Range<Int>? {
    guard let start = start?.value, let size = size?.value, start.count == 4,
      let offset = order.uint32(bytes[start], at: 0),
      let count = size.count == 2
        ? order.uint16(bytes[size], at: 0) : order.uint32(bytes[size], at: 0),
      count > 0, offset <= bytes.count, count <= bytes.count - offset
    else { return nil }
    return offset..<offset + count
  }
}

extension TIFFBlock {
  /// Whether a range contains a part of a directory or of a value that stands apart.
  fileprivate func covers(_ range: Range<Int>) -> Bool {
    range.lowerBound < 8
      || directories.contains { directory in
        directory.range.overlaps(range)
          || directory.entries.contains { $0.value?.overlaps(range) == true }
      }
  }

  /// Returns the positions of the strips of a directory’s picture.
  fileprivate func strips(of directory: Directory, in bytes: [UInt8]) -> [Range<Int>] {
    let (starts, sizes) = (
      numbers(0x0111, in: directory, of: bytes), numbers(0x0117, in: directory, of: bytes)
    )
    return zip(starts, sizes).compactMap { start, size in
      start <= bytes.count && size <= bytes.count - start ? start..<start + size : nil
    }
  }
}
