/// Builds EXIF blocks for tests, valid and invalid ones.
package struct ExifBuilder {
  /// An entry of a directory, with the bytes of its value in the order of the block.
  package struct Entry {
    package var tag: Int
    package var format: Int
    package var count: Int
    package var value: [UInt8]
    /// The claimed offset of the value, instead of the real one.
    package var claimedOffset: Int?

    /// Creates an entry from its parts.
    package init(
      tag: Int, format: Int, count: Int, value: [UInt8], claimedOffset: Int? = nil
    ) {
      self.tag = tag
      self.format = format
      self.count = count
      self.value = value
      self.claimedOffset = claimedOffset
    }
  }

  package var isLittleEndian: Bool
  package var primary: [Entry] = []
  package var exif: [Entry] = []
  package var gps: [Entry] = []
  /// Whether the offset of a next directory, which is zero, follows the entries of EXIF and GPS.
  package var hasNext = true

  /// Creates a builder of a block with the entries of its first directory.
  package init(isLittleEndian: Bool = true, primary: [Entry] = []) {
    self.isLittleEndian = isLittleEndian
    self.primary = primary
  }

  package func text(_ tag: Int, _ text: String) -> Entry {
    bytes(tag, format: 2, Array(text.utf8) + [0])
  }

  package func bytes(_ tag: Int, format: Int, _ value: [UInt8]) -> Entry {
    Entry(tag: tag, format: format, count: value.count, value: value)
  }

  package func rationals(_ tag: Int, _ fractions: [(UInt32, UInt32)], format: Int = 5) -> Entry {
    Entry(
      tag: tag, format: format, count: fractions.count,
      value: fractions.flatMap { number(Int($0.0), 4) + number(Int($0.1), 4) })
  }

  /// A number in this many bytes.
  package func number(_ number: Int, _ size: Int) -> [UInt8] {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return isLittleEndian ? bytes : bytes.reversed()
  }

  /// The block from its TIFF header on.
  package var block: [UInt8] {
    var block: [UInt8] = isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]
    block += number(42, 2) + number(8, 4)
    // Three directories of known length follow one another, and the values come last.
    let children = [(0x8769, exif), (0x8825, gps)].filter { !$0.1.isEmpty }
    var directoryOffset = 8 + 2 + 12 * (primary.count + children.count) + 4
    var pointers: [Entry] = []
    for (tag, entries) in children {
      pointers.append(Entry(tag: tag, format: 4, count: 1, value: number(directoryOffset, 4)))
      directoryOffset += 2 + 12 * entries.count + (hasNext ? 4 : 0)
    }
    var values: [UInt8] = []
    for (index, directory) in ([primary + pointers] + children.map(\.1)).enumerated() {
      block += number(directory.count, 2)
      for entry in directory {
        block += number(entry.tag, 2) + number(entry.format, 2) + number(entry.count, 4)
        if let claimed = entry.claimedOffset {
          block += number(claimed, 4)
        } else if entry.value.count <= 4 {
          block += entry.value + Array(repeating: 0, count: 4 - entry.value.count)
        } else {
          block += number(directoryOffset + values.count, 4)
          values += entry.value
        }
      }
      if hasNext || index == 0 { block += number(0, 4) }
    }
    return block + values
  }
}
