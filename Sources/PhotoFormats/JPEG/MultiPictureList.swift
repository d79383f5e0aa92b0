/// The list of the pictures in a JPEG file, CIPA DC-007.
package struct MultiPictureList {
  /// A picture of the list.
  package struct Picture: Hashable {
    /// The size in bytes.
    package let size: Int

    /// The offset from the TIFF header of the list; 0 for the first picture.
    package let offset: Int

    /// Whether it is a smaller version of the first.
    package let isPreview: Bool

    /// The number in the list.
    package let entry: Int
  }

  /// The pictures.
  package let pictures: [Picture]

  /// The byte order of the list.
  package let order: ByteOrder

  /// The offsets of the entries, of their number, and of the count of their bytes, from the header.
  package let entries: Int
  package let number: Int?
  package let count: Int

  /// The size of an entry.
  package static let entrySize = 16

  private static let maximum = 64
  private static let maximumTags = 32

  /// Reads a list from its TIFF header on; nil if there is none, or it is damaged.
  package init?(_ block: ArraySlice<UInt8>) {
    guard let header = TIFFHeader(block),
      let directory = Self.directory(at: header.firstDirectory, header.order, of: block),
      directory.isWhole, directory.count <= Self.maximumTags
    else { return nil }
    let order = header.order
    let number = directory.entries.first { $0.tag == Self.numberTag }?.fieldPosition
    let list = directory.entries.first { $0.tag == Self.listTag }.flatMap { entry in
      order.uint32(entry.field, at: 0).map {
        (offset: $0, count: entry.count, field: entry.fieldPosition - 4)
      }
    }
    guard let list, list.count / Self.entrySize <= Self.maximum,
      list.offset <= block.count, list.count <= block.count - list.offset
    else { return nil }
    pictures = (0..<list.count / Self.entrySize).map { index in
      let position = list.offset + Self.entrySize * index
      // 5.2.3.3: the kind in 3 bytes of the attribute, the size, and the offset.
      let attribute = order.uint32(block, at: position) ?? 0
      return Picture(
        size: order.uint32(block, at: position + 4) ?? 0,
        offset: order.uint32(block, at: position + 8) ?? 0,
        isPreview: attribute >> 16 & 0xFF == 1, entry: index)
    }
    self.order = order
    self.number = number
    (entries, count) = (list.offset, list.field)
  }

  /// Returns the positions of the pictures behind the first, and which pictures they are, in the
  /// order of the file; `header` is the offset of the TIFF header, and `file` what may contain
  /// them.
  package func positions(
    header: Int, in file: Range<Int>
  ) -> [(range: Range<Int>, picture: Picture)] {
    pictures.compactMap { picture in
      let start = header + picture.offset
      guard picture.offset > 0, picture.size > 0, start >= file.lowerBound,
        start <= file.upperBound, picture.size <= file.upperBound - start
      else { return nil }
      return (start..<start + picture.size, picture)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns whether every byte of a block belongs to a value that the standard describes, other
  /// than the identifiers of the pictures, or is 0.
  package static func isWhole(_ block: ArraySlice<UInt8>) -> Bool {
    guard let header = TIFFHeader(block) else { return false }
    var known = [0..<8]
    var directory = header.firstDirectory
    for _ in 0..<maximumDirectories where directory > 0 {
      guard let read = Self.directory(at: directory, header.order, of: block), read.isWhole,
        read.count <= maximumTags, let next = read.next
      else { return false }
      for entry in read.entries {
        guard entry.isValid, let size = maximumSize(of: entry.tag), entry.size <= size else {
          return false
        }
        if let offset = entry.offset {
          guard offset <= block.count, entry.size <= block.count - offset else { return false }
          known.append(offset..<offset + entry.size)
        } else if entry.field.dropFirst(entry.size).contains(where: { $0 != 0 }) {
          return false
        }
      }
      known.append(directory..<read.entriesEnd + 4)
      directory = next
    }
    guard directory == 0 else { return false }
    var position = 0
    for range in known.sorted(by: { $0.lowerBound < $1.lowerBound }) + [block.count..<block.count] {
      let gap = block.dropFirst(position).prefix(max(0, range.lowerBound - position))
      if gap.contains(where: { $0 != 0 }) { return false }
      position = max(position, range.upperBound)
    }
    return true
  }

  /// Returns a block with nothing but the list, without the positions of its pictures.
  package static func block(of block: ArraySlice<UInt8>) -> [UInt8]? {
    guard let list = MultiPictureList(block) else { return nil }
    let size = entrySize * list.pictures.count
    var new: [UInt8] = list.order == .big ? [0x4D, 0x4D, 0, 42] : [0x49, 0x49, 42, 0]
    let tagCount: UInt16 = 3
    let start = 8 + 2 + 12 * Int(tagCount) + 4
    func append(_ tag: UInt16, _ format: Int, _ count: Int, _ value: Int) {
      list.order.append(tag, to: &new)
      list.order.append(UInt16(truncatingIfNeeded: format), to: &new)
      list.order.append(UInt32(truncatingIfNeeded: count), to: &new)
      list.order.append(UInt32(truncatingIfNeeded: value), to: &new)
    }
    list.order.append(UInt32(8), to: &new)
    list.order.append(tagCount, to: &new)
    append(0xB000, TIFFFormat.undefined, 4, 0)
    new.replaceSubrange((new.count - 4)..., with: "0100".utf8)
    append(UInt16(numberTag), TIFFFormat.unsignedLong, 1, list.pictures.count)
    append(UInt16(listTag), TIFFFormat.undefined, size, start)
    list.order.append(UInt32(0), to: &new)
    return new + block.dropFirst(list.entries).prefix(size)
  }

  private static func directory(
    at offset: Int, _ order: ByteOrder, of block: ArraySlice<UInt8>
  ) -> TIFFDirectory? {
    var source = ByteSource(Array(block), limit: .max)
    // Reading from memory doesn't fail.
    return try? TIFFDirectory(
      at: offset, of: 0..<block.count, TIFFLayout(order), in: &source)
  }

  private static let numberTag = 0xB001
  private static let listTag = 0xB002

  /// The list, and what describes one picture.
  private static let maximumDirectories = 2

  /// Returns how many bytes the values of a tag may have; nil if it is unknown.
  ///
  /// Version, number and number of frames have 4 bytes, and so has the number of one picture
  /// (5.2.3); what else describes it is one number or fraction (5.2.4).
  private static func maximumSize(of tag: Int) -> Int? {
    switch tag {
    case listTag: entrySize * maximum
    case 0xB000, numberTag, 0xB004, 0xB101: 4
    case 0xB201...0xB20D: 8
    default: nil
    }
  }
}
