/// A directory of a TIFF file, an EXIF block or a maker note as stored.
///
/// Offsets count from the TIFF header, wherever in the file that is.
package struct TIFFDirectory: Sendable {
  /// The offset of the directory.
  package let offset: Int

  /// The number of entries that it claims to have.
  package let claimedCount: Int

  /// The number of entries that are inside the block, at most ``FormatLimits/directoryEntries``.
  package let count: Int

  /// The offset of the next directory; 0 if there is none, nil if the block ends before it.
  package let next: Int?

  /// How numbers are stored.
  package let layout: TIFFLayout

  private let table: ArraySlice<UInt8>

  /// Reads the directory at an offset of a block; nil if not even the number of entries is inside.
  ///
  /// `block` is where in the source offsets count from, and their end.
  package init?(
    at offset: Int, of block: Range<Int>, _ layout: TIFFLayout, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard offset >= 0, offset <= block.count else { return nil }
    let start = block.lowerBound + offset
    let rest = block.upperBound - start
    let head = try source.bytes(at: start, count: min(layout.countSize, rest))
    let claimed = layout.isBig ? layout.offset(head, at: 0) : layout.order.uint16(head, at: 0)
    guard let claimed else { return nil }
    let size = layout.entrySize * min(claimed, FormatLimits.directoryEntries)
    let bytes = try source.bytes(
      at: start + layout.countSize,
      count: min(size + layout.offsetSize, rest - layout.countSize))
    self.offset = offset
    self.layout = layout
    claimedCount = claimed
    count = min(bytes.count, size) / layout.entrySize
    table = bytes.prefix(count * layout.entrySize)
    next = layout.offset(bytes, at: size)
  }

  /// Whether all entries are inside the block, and no more than there may be.
  package var isWhole: Bool { count == claimedCount }

  /// The end of the entries.
  package var entriesEnd: Int { offset + layout.countSize + layout.entrySize * count }

  /// The entries with their positions, those of an invalid format too.
  package var entries: some Sequence<TIFFEntry> {
    (0..<count).lazy.compactMap { self[$0] }
  }

  /// Returns the entry with a number; nil if there is none.
  package subscript(index: Int) -> TIFFEntry? {
    let start = layout.entrySize * index
    return TIFFEntry(
      table.dropFirst(start).prefix(layout.entrySize), at: offset + layout.countSize + start,
      layout)
  }

  /// Returns the first valid entry with a tag; nil if there is none.
  package func entry(_ tag: Int) -> TIFFEntry? {
    entries.first { $0.tag == tag && $0.isValid }
  }

  /// Returns the whole number in an entry; nil if it is absent or contains something else.
  package func number(_ tag: Int) -> Int? {
    entry(tag)?.wholeNumber(order: layout.order)
  }
}
