import PhotoFormats

/// The locations of items in an ISO base media file.
struct ItemLocations {
  /// Why an item has no location.
  enum Problem: Error {
    /// The location is invalid.
    case damaged
    /// It is in another file, or uses an undefined method.
    case notRead
  }

  private struct Location {
    var method: Int
    var base: Int
    var extents: [(index: Int, offset: Int, length: Int)]
  }

  private let version: Int
  private let offsetSize: Int
  private let lengthSize: Int
  private let baseSize: Int
  private let indexSize: Int
  private let entries: ByteReader
  private var searchesLeft = FormatLimits.itemSearches

  /// Reads the header of the location box; nil if it is damaged.
  ///
  /// ISO/IEC 14496-12, 8.11.3: a version, flags, and the sizes in bytes of an entry's numbers.
  init?(_ content: ArraySlice<UInt8>) {
    var reader = ByteReader(content)
    guard let version = reader.version(), version <= 2, let sizes = reader.number(2) else {
      return nil
    }
    self.version = version
    offsetSize = sizes >> 12
    lengthSize = sizes >> 8 & 15
    baseSize = sizes >> 4 & 15
    indexSize = version == 0 ? 0 : sizes & 15
    entries = reader
  }

  /// Returns the ranges of an item in the file; they may lie beyond the end of the file.
  ///
  /// ISO/IEC 14496-12, 8.11.3.1: by the method, the bytes are in the file, in the data box, or in
  /// those of another item.
  mutating func extents(
    of item: Int, data: Range<Int>?, references: ItemReferences, depth: Int = 0
  ) throws(Problem) -> [Range<Int>] {
    guard depth < FormatLimits.itemDepth, let location = try location(of: item),
      !location.extents.isEmpty
    else { throw .damaged }
    var extents: [Range<Int>] = []
    for extent in location.extents {
      let start = location.base + extent.offset
      switch location.method {
      case 0: extents.append(start..<(extent.length == 0 ? Self.endOfFile : start + extent.length))
      case 1:
        guard let data, start <= data.count, extent.length <= data.count - start else {
          throw .damaged
        }
        extents.append(data.dropFirst(start).prefix(extent.length == 0 ? .max : extent.length))
      case 2:
        let holders = references.itemsHolding(item)
        guard holders.indices.contains(extent.index - 1) else { throw .damaged }
        let holder = MetadataBlock.extents(
          try self.extents(
            of: holders[extent.index - 1], data: data, references: references, depth: depth + 1))
        extents += holder.dropFirst(start).prefixExtents(
          extent.length == 0 ? .max : extent.length)
      default: throw .notRead
      }
      guard extents.count <= FormatLimits.extents else { throw .damaged }
    }
    return extents
  }

  private mutating func location(of wanted: Int) throws(Problem) -> Location? {
    var reader = entries
    searchesLeft -= 1
    guard searchesLeft >= 0, let count = reader.number(version < 2 ? 2 : 4) else { throw .damaged }
    for _ in 0..<min(count, FormatLimits.items) {
      guard let item = reader.number(version < 2 ? 2 : 4),
        let method = version == 0 ? 0 : reader.number(2), let dataReference = reader.number(2),
        let base = reader.number(baseSize), let extentCount = reader.number(2)
      else { throw .damaged }
      guard item == wanted else {
        guard reader.read(extentCount * (indexSize + offsetSize + lengthSize)) != nil else {
          throw .damaged
        }
        continue
      }
      guard dataReference == 0 else { throw .notRead }
      guard extentCount <= FormatLimits.extents else { throw .damaged }
      var location = Location(method: method & 15, base: base, extents: [])
      for _ in 0..<extentCount {
        guard let index = indexSize == 0 ? 1 : reader.number(indexSize),
          let offset = reader.number(offsetSize), let length = reader.number(lengthSize)
        else { throw .damaged }
        location.extents.append((index, offset, length))
      }
      return location
    }
    return nil
  }

  /// An offset beyond the end of every file; the numbers of a box are smaller.
  private static let endOfFile = 1 << 50
}
