import PhotoFormats

/// A small EXIF block with only the entries that are used.
struct CompactExif {
  /// An entry, and the offset of its value in the original block.
  struct Member {
    var tag: ExifTag
    var entry: ExifEntry
    var position: Int
    /// The directory in which it stands; nil for the one to which it belongs.
    var directory: ExifDirectory?
  }

  /// The byte order of its numbers.
  let order: ByteOrder

  /// The entries, each tag once.
  private(set) var members: [Member] = []

  init(order: ByteOrder) {
    self.order = order
    members.reserveCapacity(ExifTag.count)
  }

  /// The entry with a tag.
  subscript(tag: ExifTag) -> ExifEntry? { index(of: tag).map { members[$0].entry } }

  /// Returns the index of the member with a tag; nil if there is none.
  ///
  /// Iterating by index avoids copying members, here and below.
  func index(of tag: ExifTag) -> Int? { members.indices.first { members[$0].tag == tag } }

  /// Adds an entry; of several with the same tag, the first that is not empty counts, at the
  /// position of the first.
  ///
  /// Returns whether it is the first with its tag.
  mutating func add(
    _ entry: ExifEntry, for tag: ExifTag, at position: Int, in directory: ExifDirectory? = nil
  ) -> Bool {
    guard let index = index(of: tag) else {
      members.append(Member(tag: tag, entry: entry, position: position, directory: directory))
      return true
    }
    if tag.holdsText, members[index].entry.text == nil, entry.text != nil {
      members[index].entry = entry
    }
    return false
  }

  /// Returns the same entries as libexif reads them; nil if it can't.
  func readByLibExif() -> CompactExif? {
    guard !members.isEmpty, let block = LibExifBlock(bytes) else { return nil }
    var copy = CompactExif(order: order)
    for index in members.indices {
      guard let entry = block.entry(members[index].tag) else { continue }
      copy.members.append(
        Member(
          tag: members[index].tag, entry: entry, position: members[index].position,
          directory: members[index].directory))
    }
    return copy
  }

  /// The block as bytes, from the name `Exif` on.
  ///
  /// TIFF 6.0, section 2: a header of 8 bytes, then directories of 12 bytes an entry, each followed
  /// here by the values that do not fit in 4 bytes.
  var bytes: [UInt8] {
    let children = [
      (tag: Self.exifPointer, directory: ExifDirectory.exif),
      (tag: Self.gpsPointer, directory: ExifDirectory.gps),
    ].filter { count(of: $0.directory) > 0 }
    var end = 8 + size(of: .primary, pointerCount: children.count)
    var pointers: [(tag: Int, offset: Int)] = []
    for child in children {
      pointers.append((child.tag, end))
      end += size(of: child.directory, pointerCount: 0)
    }
    var block = Self.name
    block.reserveCapacity(Self.name.count + end)
    block += order == .big ? [0x4D, 0x4D] : [0x49, 0x49]
    order.append(UInt16(42), to: &block)
    order.append(UInt32(8), to: &block)
    append(.primary, pointers: pointers, to: &block)
    for child in children { append(child.directory, pointers: [], to: &block) }
    return block
  }

  /// The bytes before the block.
  static let name = Array("Exif\0\0".utf8)

  static let exifPointer = 0x8769
  static let gpsPointer = 0x8825

  /// Returns the number of members in a directory.
  private func count(of directory: ExifDirectory) -> Int {
    members.indices.count(where: { members[$0].tag.directory == directory })
  }

  /// Returns the size of a directory including its values.
  private func size(of directory: ExifDirectory, pointerCount: Int) -> Int {
    var size = 2 + 12 * (count(of: directory) + pointerCount) + 4
    for index in members.indices where members[index].tag.directory == directory {
      let count = members[index].entry.value.count
      size += count > 4 ? count : 0
    }
    return size
  }

  /// Appends a directory, which ends in pointers to others.
  private func append(
    _ directory: ExifDirectory, pointers: [(tag: Int, offset: Int)], to block: inout [UInt8]
  ) {
    let count = count(of: directory) + pointers.count
    let valueOffset = block.count - Self.name.count + 2 + 12 * count + 4
    var values: [UInt8] = []
    order.append(UInt16(truncatingIfNeeded: count), to: &block)
    for index in members.indices where members[index].tag.directory == directory {
      let entry = members[index].entry
      order.append(UInt16(truncatingIfNeeded: members[index].tag.rawValue), to: &block)
      order.append(UInt16(truncatingIfNeeded: entry.format), to: &block)
      order.append(UInt32(truncatingIfNeeded: entry.count), to: &block)
      if entry.value.count <= 4 {
        block += entry.value
        for _ in entry.value.count..<4 { block.append(0) }
      } else {
        order.append(UInt32(truncatingIfNeeded: valueOffset + values.count), to: &block)
        values += entry.value
      }
    }
    for pointer in pointers {
      order.append(UInt16(truncatingIfNeeded: pointer.tag), to: &block)
      order.append(UInt16(truncatingIfNeeded: TIFFFormat.unsignedLong), to: &block)
      order.append(UInt32(1), to: &block)
      order.append(UInt32(truncatingIfNeeded: pointer.offset), to: &block)
    }
    order.append(UInt32(0), to: &block)
    block += values
  }
}
