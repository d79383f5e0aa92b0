/// The directories of an EXIF block or a TIFF file, with the positions of everything in them.
///
/// Places count from the TIFF header. A directory that is damaged costs only itself, except the
/// first one.
package struct TIFFBlock: Sendable {
  /// A directory.
  package struct Directory: Sendable {
    /// What it describes.
    package let kind: TIFFDirectoryKind
    /// The position of the number of entries.
    package let offset: Int
    /// The entries.
    package let entries: [Entry]
    /// The offset of the next directory; 0 if there is none.
    package let next: Int
    /// Whether the offset of a next directory follows the entries; some programs leave it out.
    package fileprivate(set) var hasNext = true
    /// The end of the entries.
    package let entriesEnd: Int
    /// The position of all of it.
    package var range: Range<Int> { offset..<entriesEnd + (hasNext ? nextSize : 0) }
    /// The position of the entry that points to it; nil if a directory does.
    package let pointer: Int?

    fileprivate let nextSize: Int

    /// Returns the first entry with a tag; nil if there is none.
    package func entry(_ tag: Int) -> Entry? { entries.first { $0.tag == tag } }

    /// Whether the entries of two directories overlap.
    fileprivate func overlaps(_ other: Directory) -> Bool {
      (offset..<entriesEnd).overlaps(other.offset..<other.entriesEnd)
    }
  }

  /// An entry of a directory.
  package struct Entry: Sendable {
    package let tag: Int
    package let format: Int
    /// The number of values.
    package let count: Int
    /// The offset of the entry's bytes.
    package let offset: Int
    /// The position of the values in the block; nil if it is outside, or the format is unknown.
    package let value: Range<Int>?
    /// The end of values that are outside the block; nil for others.
    package let missingEnd: Int?
    /// The position of a small value or of an offset in the entry.
    package let field: Range<Int>
    /// Whether the values are inside the entry; an offset can point there, too.
    package let isInline: Bool

    fileprivate init(_ entry: TIFFEntry, blockSize: Int) {
      tag = entry.tag
      format = entry.format
      count = entry.count
      offset = entry.position
      value = entry.value(inBlockOf: blockSize)
      isInline = value != nil && entry.offset == nil
      missingEnd = value == nil ? entry.offset.map { $0 + entry.size } : nil
      field = entry.fieldPosition..<entry.fieldPosition + entry.field.count
    }
  }

  /// A directory that can't be read.
  package struct Damage: Sendable {
    /// What it would describe.
    package let kind: TIFFDirectoryKind
    /// Where it would begin.
    package let offset: Int
    /// Where it would end.
    package let end: Int
    /// The position of the entry that points to it; nil if a directory does.
    package let pointer: Int?
  }

  /// How the block stores numbers.
  package let layout: TIFFLayout

  /// The byte order.
  package var order: ByteOrder { layout.order }

  /// The size of the block.
  package let size: Int

  /// The end of the header.
  package let headerEnd: Int

  /// The directories, each before those that it points to.
  package private(set) var directories: [Directory] = []

  /// The directories that can't be read.
  package private(set) var damaged: [Damage] = []

  /// What violates the standard; with ``FormatReading/strict`` nothing was read after the first.
  package private(set) var problems: [TIFFProblem] = []

  /// The maximum number of directories.
  private static let maximum = 64

  /// Reads the directories of a block in memory; nil if not even the first one can be read.
  package init?(_ bytes: [UInt8], reading: FormatReading = .lenient) {
    var source = ByteSource(bytes, limit: .max)
    guard
      let block = try? TIFFBlock(bytes.indices, of: &source, reading: reading)
    else { return nil }
    self = block
  }

  /// Reads the directories of a block in a range of a source; nil if not even the first one can be
  /// read.
  package init?(
    _ block: Range<Int>, of source: inout ByteSource, reading: FormatReading = .lenient
  ) throws(PhotoReadError) {
    let head = try source.bytes(at: block.lowerBound, count: min(16, block.count))
    guard let header = TIFFHeader(head) else { return nil }
    layout = header.layout
    size = block.count
    // Canon's raw files have a signature and an offset behind the header.
    let isCR2 = head.dropFirst(8).starts(with: [0x43, 0x52, 2])
    headerEnd = min(size, isCR2 ? 16 : layout.headerSize)
    var waiting: [(offset: Int, kind: TIFFDirectoryKind, pointer: Int?)] = [
      (header.firstDirectory, .primary, nil)
    ]
    var seen: Set<Int> = []
    while !waiting.isEmpty {
      let (offset, kind, pointer) = waiting.removeFirst()
      guard seen.insert(offset).inserted else { continue }
      guard directories.count < Self.maximum else {
        note(.tooManyDirectories)
        break
      }
      let stored =
        offset >= layout.headerSize
        ? try TIFFDirectory(at: offset, of: block, layout, in: &source) : nil
      guard let stored, stored.isWhole else {
        try addDamage(kind, at: offset, pointer, of: block, &source)
        if reading == .strict { break }
        continue
      }
      let directory = Directory(stored, kind, pointer: pointer, blockSize: size)
      // Directories that overlap can't be changed one by one.
      guard !directories.contains(where: directory.overlaps) else {
        try addDamage(kind, at: offset, pointer, of: block, &source)
        if reading == .strict { break }
        continue
      }
      directories.append(directory)
      noteEntries(of: directory)
      if reading == .strict, !problems.isEmpty { break }
      if directory.next != 0, kind.hasPicture { waiting.append((directory.next, .further, nil)) }
      for entry in directory.entries {
        guard let child = kind.child(ofTag: entry.tag) else { continue }
        for position in try offsets(in: entry, of: block, &source) {
          waiting.append((position, child, entry.offset))
        }
      }
    }
    guard !directories.isEmpty else { return nil }
    findMissingOffsets()
  }

  private mutating func note(_ problem: TIFFProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  private mutating func noteEntries(of directory: Directory) {
    for entry in directory.entries where entry.value == nil {
      note(entry.missingEnd == nil ? .formatUnknown : .valueOutside)
    }
  }

  private mutating func addDamage(
    _ kind: TIFFDirectoryKind, at offset: Int, _ pointer: Int?, of block: Range<Int>,
    _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let claimed =
      try TIFFDirectory(at: offset, of: block, layout, in: &source)?.claimedCount ?? 0
    let end = offset + layout.countSize + layout.entrySize * claimed
    damaged.append(Damage(kind: kind, offset: offset, end: end, pointer: pointer))
    note(.directoryDamaged)
  }

  /// Finds the directories behind whose last entry something else begins.
  private mutating func findMissingOffsets() {
    let values = directories.flatMap { $0.entries.filter { !$0.isInline }.compactMap(\.value) }
    let positions = Set(directories.map(\.offset))
    let starts = positions.union(values.map(\.lowerBound))
    for index in directories.indices {
      let end = directories[index].entriesEnd
      let others = directories[index].kind.hasPicture ? positions : starts
      directories[index].hasNext = (end..<end + layout.offsetSize).allSatisfy {
        !others.contains($0)
      }
    }
  }

  /// Returns the values of an entry that are offsets of directories.
  private func offsets(
    in entry: Entry, of block: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) -> [Int] {
    let unit = [16, 18].contains(entry.format) ? 8 : 4
    guard [4, 9, 13, 16, 18].contains(entry.format), let value = entry.value else { return [] }
    let bytes = try source.bytes(
      at: block.lowerBound + value.lowerBound, count: min(value.count, unit * Self.maximum))
    return stride(from: 0, through: bytes.count - unit, by: unit).compactMap {
      unit == 8 ? layout.offset(bytes, at: $0) : order.uint32(bytes, at: $0)
    }
  }
}

extension TIFFBlock.Directory {
  fileprivate init(
    _ stored: TIFFDirectory, _ kind: TIFFDirectoryKind, pointer: Int?, blockSize: Int
  ) {
    self.kind = kind
    self.pointer = pointer
    offset = stored.offset
    entries = stored.entries.map { TIFFBlock.Entry($0, blockSize: blockSize) }
    // Some programs end the block with the last entry.
    next = stored.next ?? 0
    entriesEnd = stored.entriesEnd
    nextSize = stored.layout.offsetSize
  }
}
