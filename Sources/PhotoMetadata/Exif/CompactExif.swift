/// A small EXIF block with nothing in it but the entries that are read.
struct CompactExif {
  /// The byte order of the numbers in it.
  let order: ByteOrder

  private var entries: [ExifDirectory: [(tag: ExifTag, entry: ExifEntry)]] = [:]

  init(order: ByteOrder) { self.order = order }

  /// Whether there is no entry in it.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds an entry; of several with the same tag, the first that is not empty counts.
  ///
  /// Returns whether it is the first with its tag.
  mutating func add(_ entry: ExifEntry, for tag: ExifTag) -> Bool {
    guard let index = entries[tag.directory]?.firstIndex(where: { $0.tag == tag }) else {
      entries[tag.directory, default: []].append((tag, entry))
      return true
    }
    if tag.holdsText, entries[tag.directory]?[index].entry.text == nil, entry.text != nil {
      entries[tag.directory]?[index].entry = entry
    }
    return false
  }

  /// The block as bytes, from the name `Exif` on.
  ///
  /// TIFF 6.0, section 2: a header of 8 bytes, then directories of 12 bytes an entry, each followed
  /// here by the values that do not fit in 4 bytes.
  var bytes: [UInt8] {
    var block: [UInt8] = order == .big ? [0x4D, 0x4D] : [0x49, 0x49]
    block += order.bytes(of: UInt16(42)) + order.bytes(of: UInt32(8))
    let children: [ExifDirectory] = [.exif, .gps].filter { entries[$0] != nil }
    let pointersAt = append(.primary, pointerCount: children.count, to: &block)
    for (index, child) in children.enumerated() {
      let pointer =
        order.bytes(of: UInt16(child == .exif ? Self.exifPointer : Self.gpsPointer))
        + order.bytes(of: UInt16(4)) + order.bytes(of: UInt32(1))
        + order.bytes(of: UInt32(block.count))
      let start = pointersAt + 12 * index
      block.replaceSubrange(start..<start + 12, with: pointer)
      _ = append(child, pointerCount: 0, to: &block)
    }
    return Self.name + block
  }

  /// What stands before the block.
  static let name = Array("Exif\0\0".utf8)

  static let exifPointer = 0x8769
  static let gpsPointer = 0x8825

  /// Appends a directory with space for pointers as its last entries; returns where that is.
  private func append(
    _ directory: ExifDirectory, pointerCount: Int, to block: inout [UInt8]
  ) -> Int {
    let entries = entries[directory] ?? []
    let count = entries.count + pointerCount
    let pointersAt = block.count + 2 + 12 * entries.count
    var valueOffset = block.count + 2 + 12 * count + 4
    var values: [UInt8] = []
    block += order.bytes(of: UInt16(truncatingIfNeeded: count))
    for (tag, entry) in entries {
      block += order.bytes(of: UInt16(truncatingIfNeeded: tag.rawValue))
      block += order.bytes(of: UInt16(truncatingIfNeeded: entry.format))
      block += order.bytes(of: UInt32(truncatingIfNeeded: entry.count))
      if entry.value.count <= 4 {
        block += entry.value
        block += Array(repeating: 0, count: 4 - entry.value.count)
      } else {
        block += order.bytes(of: UInt32(truncatingIfNeeded: valueOffset))
        values += entry.value
        valueOffset += entry.value.count
      }
    }
    block += Array(repeating: 0, count: 12 * pointerCount + 4)
    block += values
    return pointersAt
  }
}
