/// A directory of a CIFF heap: its entries.
///
/// Canon, CIFF Specification 1.0: a heap ends in the offset of its directory, which is a count and
/// entries of 10 bytes: tag, size and offset. All offsets are from the beginning of the heap.
package struct CIFFDirectory {
  /// An entry, and the range of its value in the file.
  package struct Entry: Sendable {
    /// The kind of data and the number of the entry, without the location of its value.
    package let tag: Int

    /// The value.
    package let range: Range<Int>

    /// Whether the value stands in the directory.
    package let isInline: Bool

    /// Whether the value is a heap with a directory of its own.
    package var isDirectory: Bool { [0x2800, 0x3000].contains(tag & 0x3800) }
  }

  /// The entries whose values are inside the heap.
  package let entries: [Entry]

  /// Whether there are others, or fewer than the directory claims.
  package let isDamaged: Bool

  /// The bytes of the directory, and of its offset at the end of the heap.
  package let ranges: [Range<Int>]

  /// Reads the directory of a heap; nil if there is none.
  package init?(
    of heap: Range<Int>, order: ByteOrder, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard heap.count >= 4,
      let offset = order.uint32(
        try source.bytes(at: heap.upperBound - 4, count: 4), at: 0),
      offset + 2 <= heap.count
    else { return nil }
    let start = heap.lowerBound + offset
    guard let count = order.uint16(try source.bytes(at: start, count: 2), at: 0) else {
      return nil
    }
    let size = min(
      Self.entrySize * min(count, FormatLimits.directoryEntries), heap.count - offset - 2)
    let table = try source.bytes(at: start + 2, count: size)
    entries = stride(from: 0, through: table.count - Self.entrySize, by: Self.entrySize)
      .compactMap { position in
        let entry = table.dropFirst(position)
        guard let tag = order.uint16(entry, at: 0), let size = order.uint32(entry, at: 2),
          let offset = order.uint32(entry, at: 6)
        else { return nil }
        switch tag & Self.location {
        case Self.inEntry:
          let value = start + 2 + position + 2
          return Entry(tag: tag & ~Self.location, range: value..<value + 8, isInline: true)
        case Self.inHeap where offset <= heap.count && size <= heap.count - offset:
          let value = heap.lowerBound + offset
          return Entry(tag: tag & ~Self.location, range: value..<value + size, isInline: false)
        default: return nil
        }
      }
    isDamaged = entries.count < count
    let end = heap.upperBound
    ranges = [start..<min(start + 2 + size, end), end - 4..<end]
  }

  private static let entrySize = 10

  /// The bits that say where a value is: in the heap, or in place of size and offset.
  private static let location = 0xC000
  private static let inHeap = 0x0000
  private static let inEntry = 0x4000
}
