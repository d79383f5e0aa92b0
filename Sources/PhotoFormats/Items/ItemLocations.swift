/// The locations of items in an ISO base media file.
package struct ItemLocations {
  /// Why an item has no location.
  package enum Problem: Error {
    /// The location is invalid.
    case damaged
    /// It is in another file, or uses an undefined method.
    case notRead
  }

  /// A part of an item.
  package struct Extent: Hashable, Sendable {
    /// The number of the item that holds the bytes, from 1, among those that the item refers to.
    package var index: Int
    package var offset: Int
    package var length: Int

    /// The locations of the numbers in the file.
    package var indexField: Range<Int>
    package var offsetField: Range<Int>
    package var lengthField: Range<Int>
  }

  /// The entry of an item.
  package struct Entry: Hashable, Sendable {
    package var id: Int

    /// Where the bytes are: 0 in the file, 1 in the data box, 2 in those of other items.
    package var method: Int

    /// The number of another file; 0 for this one.
    package var dataReference: Int

    /// What the offsets count from.
    package var base: Int

    /// The location of the entry in the file.
    package var range: Range<Int>

    fileprivate var extentCount: Int
    fileprivate var extents: ArraySlice<UInt8>
  }

  /// The entries.
  package private(set) var entries: [Entry] = []

  /// The end of the entries, which may lie before the end of the box.
  package private(set) var end: Int

  private var indices: [Int: Int] = [:]
  private let offsetSize: Int
  private let lengthSize: Int
  private let indexSize: Int

  /// Reads the entries from the content of the location box at an offset; nil if its header is
  /// damaged.
  ///
  /// ISO/IEC 14496-12, 8.11.3: a version, flags, and the sizes in bytes of an entry's numbers.
  init?(_ content: ArraySlice<UInt8>, at offset: Int) {
    var reader = ByteReader(content)
    guard let version = reader.version(), version <= 2, let sizes = reader.number(2) else {
      return nil
    }
    (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
    let baseSize = sizes >> 4 & 15
    indexSize = version == 0 ? 0 : sizes & 15
    let idSize = version < 2 ? 2 : 4
    let extentSize = indexSize + offsetSize + lengthSize
    end = offset + content.count
    guard let count = reader.number(idSize) else { return }
    func location() -> Int { offset + content.count - reader.rest.count }
    for _ in 0..<min(count, FormatLimits.items) {
      let start = location()
      guard let id = reader.number(idSize), let method = version == 0 ? 0 : reader.number(2),
        let dataReference = reader.number(2), let base = reader.number(baseSize),
        let extentCount = reader.number(2), let extents = reader.read(extentCount * extentSize)
      else { return }
      if indices[id] == nil { indices[id] = entries.count }
      entries.append(
        Entry(
          id: id, method: method & 15, dataReference: dataReference, base: base,
          range: start..<location(), extentCount: extentCount, extents: extents))
    }
    if count <= FormatLimits.items { end = location() }
  }

  /// Returns the first entry of an item; nil if there is none.
  package func entry(of item: Int) -> Entry? { indices[item].map { entries[$0] } }

  /// Returns the parts of an item, which must be in this file.
  package func extents(of entry: Entry) throws(Problem) -> [Extent] {
    guard entry.dataReference == 0 else { throw .notRead }
    guard (1...FormatLimits.extents).contains(entry.extentCount) else { throw .damaged }
    var reader = ByteReader(entry.extents)
    var position = entry.range.upperBound - entry.extents.count
    var extents: [Extent] = []
    for _ in 0..<entry.extentCount {
      guard let index = indexSize == 0 ? 1 : reader.number(indexSize),
        let offset = reader.number(offsetSize), let length = reader.number(lengthSize)
      else { throw .damaged }
      let offsetStart = position + indexSize
      position = offsetStart + offsetSize + lengthSize
      extents.append(
        Extent(
          index: index, offset: offset, length: length,
          indexField: offsetStart - indexSize..<offsetStart,
          offsetField: offsetStart..<offsetStart + offsetSize,
          lengthField: offsetStart + offsetSize..<position))
    }
    return extents
  }

  /// The end of parts that extend to the end of the file: beyond the end of every file.
  package static let endOfFile = 1 << 50
}
