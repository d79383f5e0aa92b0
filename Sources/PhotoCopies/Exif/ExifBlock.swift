import PhotoFormats
import PhotoMetadata

/// The directories of an EXIF block or a TIFF file, with the places of everything in them.
struct ExifBlock {
  /// What a directory describes.
  enum Kind: Hashable {
    /// The photo.
    case primary
    /// A thumbnail, or another picture of the file.
    case further
    /// How the photo was taken.
    case exif
    /// Where the photo was taken.
    case gps
    /// How the file can be exchanged.
    case interoperability

    /// The name in ExifTool's terms, which many people know.
    var name: String {
      switch self {
      case .primary: "IFD0"
      case .further: "IFD1"
      case .exif: "ExifIFD"
      case .gps: "GPS"
      case .interoperability: "InteropIFD"
      }
    }
  }

  /// An entry of a directory.
  struct Entry {
    var tag: Int
    var format: Int
    /// The number of values.
    var count: Int
    /// The offset of the entry's 12 bytes.
    var offset: Int
    /// The place of the values in the block; nil if it is outside, or the format is unknown.
    var value: Range<Int>?
    /// The end of values that are outside the block; nil for others.
    var missingEnd: Int?
    /// Whether the values are inside the entry.
    var isInline: Bool { value?.lowerBound == offset + 8 }
  }

  /// A directory.
  struct Directory {
    var kind: Kind
    /// The place of the number of entries.
    var offset: Int
    var entries: [Entry]
    /// The offset of the next directory; 0 if there is none.
    var next: Int
    /// Whether the offset of a next directory follows the entries; some programs leave it out.
    var hasNext = true
    /// The end of the entries.
    var entriesEnd: Int { offset + 2 + 12 * entries.count }
    /// The place of all of it.
    var range: Range<Int> { offset..<entriesEnd + (hasNext ? 4 : 0) }
    /// The offset of the entry that points to it; nil if a directory does.
    var pointer: Int?

    /// Returns the name of an entry, such as `IFD0 0x0131 Software`.
    func name(ofTag number: Int) -> String {
      let name = "\(kind.name) \(TIFFEntry.name(ofTag: number))"
      guard let tag = ExifTag(rawValue: number), tag.directory.name == kind.name else {
        return name
      }
      return "\(name) \(tag.name)"
    }

    /// Whether the entries of two directories overlap.
    fileprivate func overlaps(_ other: Directory) -> Bool {
      (offset..<entriesEnd).overlaps(other.offset..<other.entriesEnd)
    }
  }

  /// The byte order.
  let order: ByteOrder

  /// The directories, each before those that it points to.
  private(set) var directories: [Directory] = []

  /// The damaged directories that tell nothing about the photo: the offset of the entry that points
  /// to each, and the end of each.
  private(set) var damaged: [(pointer: Int, end: Int)] = []

  /// The maximum number of directories.
  private static let maximum = 64

  /// The maximum number of entries in a directory.
  private static let maximumEntries = 1024

  /// Reads the directories; nil if one of them is damaged, so that places are uncertain.
  ///
  /// Directories of interoperability may be ``damaged``.
  init?(_ bytes: [UInt8]) {
    guard let header = TIFFHeader(bytes[...]), header.magic != TIFFHeader.bigTIFF else {
      return nil
    }
    order = header.order
    var waiting: [(offset: Int, kind: Kind, pointer: Int?)] = [
      (header.firstDirectory, .primary, nil)
    ]
    var seen: Set<Int> = []
    while !waiting.isEmpty {
      let (offset, kind, pointer) = waiting.removeFirst()
      guard seen.insert(offset).inserted else { continue }
      guard directories.count < Self.maximum else { return nil }
      guard
        let directory = Self.directory(kind, at: offset, in: bytes, order: order, from: pointer),
        kind != .interoperability || !directories.contains(where: directory.overlaps)
      else {
        guard kind == .interoperability, let pointer else { return nil }
        let count = order.uint16(bytes[...], at: offset) ?? 0
        damaged.append((pointer, offset + 2 + 12 * count))
        continue
      }
      directories.append(directory)
      if directory.next != 0, kind == .primary || kind == .further {
        waiting.append((directory.next, .further, nil))
      }
      for entry in directory.entries {
        guard let child = Self.child(of: entry, in: kind) else { continue }
        for place in Self.offsets(in: entry, of: bytes, order: order) {
          waiting.append((place, child, entry.offset))
        }
      }
    }
    findMissingOffsets()
    // Directories that overlap can't be changed one by one.
    let ranges = directories.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    for (first, second) in zip(ranges, ranges.dropFirst()) where first.overlaps(second) {
      return nil
    }
  }

  /// Finds the directories behind whose last entry something else begins.
  private mutating func findMissingOffsets() {
    let values = directories.flatMap { $0.entries.filter { !$0.isInline }.compactMap(\.value) }
    let starts = Set(directories.map(\.offset) + values.map(\.lowerBound))
    for index in directories.indices {
      let end = directories[index].entriesEnd
      guard ![.primary, .further].contains(directories[index].kind) else { continue }
      directories[index].hasNext = (end..<end + 4).allSatisfy { !starts.contains($0) }
    }
  }

  /// Returns the values of an entry that are offsets.
  private static func offsets(in entry: Entry, of bytes: [UInt8], order: ByteOrder) -> [Int] {
    guard [4, 9, 13].contains(entry.format), let value = entry.value else { return [] }
    return stride(from: value.lowerBound, to: value.upperBound - 3, by: 4).prefix(maximum)
      .compactMap { order.uint32(bytes[...], at: $0) }
  }

  /// The places of the directories and of the values that stand apart, in order and as one where
  /// they overlap.
  var places: [Range<Int>] {
    let values = directories.flatMap { $0.entries.compactMap(\.value) }.filter { !$0.isEmpty }
    return Array(RangeSet(directories.map(\.range) + values).ranges)
  }

  /// Returns the size up to which bytes may be appended to the block.
  ///
  /// Values and pictures that lie past the end of a damaged block would otherwise become what is
  /// appended.
  func maximumSize(of bytes: [UInt8]) -> Int {
    var ends = damaged.map(\.end)
    for directory in directories {
      ends += directory.entries.compactMap(\.missingEnd)
      for (starts, sizes) in Self.pictureTags {
        let starts = numbers(starts, in: directory, of: bytes)
        ends += zip(starts, numbers(sizes, in: directory, of: bytes)).map(+)
      }
    }
    return ends.filter { $0 > bytes.count }.min().map { $0 - 1 } ?? .max
  }

  /// Refuses a file whose values lie past its end: its copy, or a copy of that, would append to it.
  func refuseMissingValues(in bytes: [UInt8]) throws(CopyError) {
    guard maximumSize(of: bytes) >= PhotoCopier.maximumSize else { throw .damaged }
  }

  /// Returns the zeros that complete the last directory, for what is appended not to become the
  /// offset of a next one.
  func padding(of bytes: [UInt8]) -> [UInt8] {
    let end = directories.map { $0.entriesEnd + 4 }.max() ?? 0
    return Array(repeating: 0, count: max(0, end - bytes.count))
  }

  /// The entries with the offsets and the sizes of a thumbnail, of strips, and of tiles.
  static let pictureTags = [(0x0201, 0x0202), (0x0111, 0x0117), (0x0144, 0x0145)]

  /// Returns the whole numbers of an entry; none if there is no such entry.
  func numbers(_ tag: Int, in directory: Directory, of bytes: [UInt8]) -> [Int] {
    guard let entry = directory.entries.first(where: { $0.tag == tag }), let value = entry.value
    else { return [] }
    let unit = entry.format == 3 ? 2 : 4
    return stride(from: 0, to: value.count - unit + 1, by: unit).compactMap {
      unit == 2 ? order.uint16(bytes[value], at: $0) : order.uint32(bytes[value], at: $0)
    }
  }

  /// Returns what the directories are that an entry points to; nil if it points to none.
  private static func child(of entry: Entry, in kind: Kind) -> Kind? {
    switch (kind, entry.tag) {
    case (.primary, 0x8769), (.further, 0x8769): .exif
    case (.primary, 0x8825), (.further, 0x8825), (.exif, 0x8825): .gps
    case (.exif, 0xA005), (.primary, 0xA005): .interoperability
    case (.primary, 0x014A), (.further, 0x014A): .further
    default: nil
    }
  }

  private static func directory(
    _ kind: Kind, at offset: Int, in bytes: [UInt8], order: ByteOrder, from pointer: Int?
  ) -> Directory? {
    guard offset >= 8, let count = order.uint16(bytes[...], at: offset), count <= maximumEntries,
      offset + 2 + 12 * count <= bytes.count
    else { return nil }
    let entries = (0..<count).map { index -> Entry in
      let start = offset + 2 + 12 * index
      let field = bytes[start..<start + 12]
      let tag = order.uint16(field, at: 0) ?? 0
      let format = order.uint16(field, at: 2) ?? 0
      let number = order.uint32(field, at: 4) ?? 0
      var entry = Entry(tag: tag, format: format, count: number, offset: start, value: nil)
      guard let stored = TIFFEntry(field, order: order) else { return entry }
      if let place = stored.offset {
        if place <= bytes.count, stored.size <= bytes.count - place {
          entry.value = place..<place + stored.size
        } else {
          entry.missingEnd = place + stored.size
        }
      } else {
        entry.value = start + 8..<start + 8 + stored.size
      }
      return entry
    }
    // Some programs end the block with the last entry.
    let next = order.uint32(bytes[...], at: offset + 2 + 12 * count) ?? 0
    return Directory(kind: kind, offset: offset, entries: entries, next: next, pointer: pointer)
  }
}
