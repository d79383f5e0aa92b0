import ASCII
import PhotoFormats
import PhotoMetadata

/// Empties facts in a maker note, without moving anything.
///
/// The positions in a note are the maker's own, and some count from where an entry ends, so that
/// entries stay and only their values become zeros.
struct MakerNoteEditor {
  private let note: Range<Int>
  private let maker: String
  private let family: MakerNoteLayout.Family?
  private let kinds: MakerNoteKinds
  /// Where the directory of the note is; nil if its layout is unknown.
  private let location: MakerNoteLocation?

  /// Creates an editor of a note at a position of an EXIF block.
  init(
    _ note: Range<Int>, in block: [UInt8], order: ByteOrder, make: String, model: String
  ) {
    self.note = note
    let head = block[note]
    if let layout = MakerNoteLayout.layout(of: head, make: make),
      let location = MakerNoteLocation(
        layout, of: note, head: head, tiff: block.indices, order: order)
    {
      (maker, family) = (layout.maker, layout.family)
      kinds = MakerNoteKinds(of: layout.family, model: model)
      self.location = location
    } else {
      (maker, family) = (make, nil)
      kinds = MakerNoteKinds(unknownOf: make)
      location = nil
    }
  }

  /// Empties what a pass removes, where it is known to stand, and returns what may stand elsewhere
  /// in the note, whether it is to be removed or not.
  func edit(_ block: inout [UInt8], _ pass: inout CopyPass) -> Set<MetadataKind> {
    var hidden = kinds.hidden
    if pass.plan.removes(.thumbnail) {
      emptyPictures(&block, &pass)
      hidden.remove(.thumbnail)
    }
    if location == nil {
      hidden.formIntersection(unknownFacts(in: block))
    } else if let location {
      let directory = entries(at: location.base + location.directory, in: block)
      for kind in MetadataKind.allCases where pass.plan.removes(kind) {
        for fact in kinds.locations[kind] ?? [] {
          let isKnown = directory.map { empty(fact, of: kind, in: $0, &block, &pass) } ?? false
          if !isKnown { hidden.insert(kind) }
        }
      }
    }
    emptyKnownValues(&block, &pass)
    return hidden.intersection(HiddenFacts.possible(in: block[note]))
  }

  /// Empties one position; false if the fact may be in the note although its position is not known.
  private func empty(
    _ fact: MakerNoteKinds.Location, of kind: MetadataKind, in directory: [Entry],
    _ block: inout [UInt8], _ pass: inout CopyPass
  ) -> Bool {
    // Places that count from inside of the note stay right wherever it is.
    let isMoved =
      location.map { !note.contains($0.base) } ?? true && directory.contains(where: \.isOutside)
    switch fact {
    case .entry(let tag, let parent):
      guard let parent else {
        let entries = directory.filter { $0.tag == tag }
        entries.forEach { empty($0, of: kind, &block, &pass) }
        return entries.isEmpty || !isMoved
      }
      guard let pointer = directory.first(where: { $0.tag == parent }) else { return true }
      guard let child = entries(behind: pointer, in: block) else { return false }
      child.filter { $0.tag == tag }.forEach { empty($0, of: kind, &block, &pass) }
    case .part(let part, let tag):
      for entry in directory where entry.tag == tag && entry.format != TIFFFormat.rational {
        let end = min(entry.value.count, part.upperBound)
        guard part.lowerBound < end else { continue }
        let start = entry.value.lowerBound
        empty(entry, start + part.lowerBound..<start + end, of: kind, &block, &pass)
      }
    case .key(let tag):
      for entry in directory where entry.tag == tag {
        let key = Self.key(block[entry.value])
        empty(entry, of: kind, &block, &pass)
        if let key, pass.plan.removes(kind) {
          block.replaceSubrange(entry.value.prefix(key.count), with: key)
        }
      }
    case .inside(let tag):
      return !directory.contains { entry in
        entry.tag == tag && block[entry.value].contains { $0 != 0 }
      }
    }
    return true
  }

  /// Returns the remainder of a number by 256, with as many digits; nil if it is none.
  ///
  /// Of Nikon's serial number, that is the key to other entries of the note.
  private static func key(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    let digits = value.prefix { $0 != 0 }
    guard digits.count >= 4, digits.allSatisfy(\.isASCIIDigit),
      let number = UInt64(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let key = String(number % 256)
    return Array((String(repeating: "0", count: digits.count - key.count) + key).utf8)
  }

  private func empty(
    _ entry: Entry, of kind: MetadataKind, _ block: inout [UInt8], _ pass: inout CopyPass
  ) {
    empty(entry, entry.value, of: kind, &block, &pass)
  }

  private func empty(
    _ entry: Entry, _ range: Range<Int>, of kind: MetadataKind, _ block: inout [UInt8],
    _ pass: inout CopyPass
  ) {
    let value = block[range]
    guard let family, let location,
      !MakerNoteKinds.isBlank(value, of: entry.tag, in: family, order: location.order)
    else { return }
    let text = ExifText.text(of: 0, format: entry.format, value: value)
    let number = TIFFEntry.name(ofTag: entry.tag)
    if pass.removes(kind, "MakerNote \(maker) \(number)", text: text, as: .emptied) {
      block.clear(range)
    }
  }

  /// Empties values that were removed elsewhere.
  private func emptyKnownValues(_ block: inout [UInt8], _ pass: inout CopyPass) {
    for (kind, range) in pass.positionsOfValues(in: block[note]) {
      pass.record(.emptied, kind, "MakerNote \(maker)")
      block.clear(range)
    }
  }

  /// Returns what a note of unknown layout may hold: most are directories as in TIFF, behind a few
  /// letters, whose entries say what their values are.
  private func unknownFacts(in block: [UInt8]) -> Set<MetadataKind> {
    let bytes = block[note]
    if Self.logs.allSatisfy({ bytes.contains(text: $0) }) {
      return []
    }
    for start in [0, 6, 8, 10, 12, 14, 16, 18] {
      for order in [ByteOrder.big, .little] {
        guard let facts = Self.facts(ofDirectory: bytes.dropFirst(start), order) else { continue }
        return facts
      }
    }
    return HiddenFacts.possible(in: bytes)
  }

  /// The names of what the automatics of early Samsung phones wrote instead of a note: their
  /// numbers for white balance, focus and exposure.
  private static let logs = ["ALAWBLOG", "AFLIBLOG", "AEDBGLOG"]

  private static let maximumEntries = 512

  /// Returns what the values of a directory may hold; nil if there is none.
  private static func facts(
    ofDirectory bytes: ArraySlice<UInt8>, _ order: ByteOrder
  ) -> Set<MetadataKind>? {
    guard let count = order.uint16(bytes, at: 0), (2...maximumEntries).contains(count),
      2 + 12 * count <= bytes.count
    else { return nil }
    var facts: Set<MetadataKind> = []
    let rest = HiddenFacts.possible(in: bytes.dropFirst(2 + 12 * count) + [0])
    for number in 0..<count {
      let field = bytes.dropFirst(2 + 12 * number).prefix(12)
      guard let format = order.uint16(field, at: 2), let unit = TIFFFormat.size(of: format),
        let values = order.uint32(field, at: 4), values < 1 << 20
      else { return nil }
      let size = unit * values
      // Nobody knows what the positions of other values count from: they are behind the directory,
      // or not in the note.
      let value = size <= 4 ? Array(field.suffix(4).prefix(size)) : sample(size)
      let kinds = HiddenFacts.possible(in: value[...], format: format)
      facts.formUnion(size <= 4 ? kinds : kinds.intersection(rest))
    }
    return facts
  }

  /// Returns bytes that could be anything.
  private static func sample(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "a"), count: min(count, 1 << 10))
  }

  // MARK: Smaller pictures

  /// The maximum number of positions in a note where a picture may begin.
  private static let maximumPictures = 64

  /// Empties JPEG pictures, of which some makers change the first byte.
  private func emptyPictures(_ block: inout [UInt8], _ pass: inout CopyPass) {
    var position = min(note.lowerBound + 1, note.upperBound)
    var count = 0
    while count < Self.maximumPictures,
      let start = block[position..<note.upperBound].firstRange(ofBytes: [
        JPEGMarker.startOfImage, 0xFF,
      ])
    {
      position = start.lowerBound + 1
      count += 1
      guard let end = Self.pictureEnd(in: block[start.lowerBound..<note.upperBound]) else {
        continue
      }
      if pass.removes(.thumbnail, "MakerNote \(maker) JPEG", as: .emptied) {
        block.clear(start.lowerBound - 1..<end)
      }
      position = min(end + 1, note.upperBound)
    }
  }

  /// Returns the end of a picture that begins with the second byte of its first marker; nil if
  /// there is none.
  private static func pictureEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    let head: Set = [
      JPEGMarker.baselineFrame, JPEGMarker.huffmanTables, JPEGMarker.quantizationTables,
      JPEGMarker.app0, JPEGMarker.app1,
    ]
    guard let marker = bytes.dropFirst(2).first, head.contains(marker) else { return nil }
    let (parts, _) = JPEGParts.all(in: [0xFF] + bytes)
    guard parts.contains(where: { $0.kind == .scan }),
      let last = parts.last(where: { $0.kind != .rest })
    else { return nil }
    return bytes.startIndex + last.range.upperBound - 1
  }

  // MARK: Directories

  /// An entry of a directory, with the position of its value.
  private struct Entry {
    var tag: Int
    /// The position; empty if it is outside of the block.
    var value: Range<Int>
    var isOutside: Bool
    var isOffset: Bool
    var format: Int
  }

  /// Returns the entries of the directory that an entry is or points to; nil if it is damaged.
  private func entries(behind pointer: Entry, in block: [UInt8]) -> [Entry]? {
    guard let location else { return nil }
    let start =
      pointer.isOffset
      ? location.order.uint32(block[pointer.value], at: 0).map { location.base + $0 }
      : pointer.value.lowerBound
    return start.flatMap { entries(at: $0, in: block) }
  }

  /// Returns the entries of a directory; nil if it is damaged.
  private func entries(at offset: Int, in block: [UInt8]) -> [Entry]? {
    var source = ByteSource(block, limit: .max)
    guard let location,
      let directory = try? location.directory(at: offset - location.base, in: &source),
      directory.isWhole
    else { return nil }
    var entries: [Entry] = []
    for entry in directory.entries where entry.isValid {
      // A program that moved the note without its values made the positions meaningless.
      let value = entry.value(inBlockOf: location.end - location.base)
      let start = location.base + (value?.lowerBound ?? 0)
      entries.append(
        Entry(
          tag: entry.tag, value: start..<start + (value?.count ?? 0), isOutside: value == nil,
          isOffset: entry.offset == nil && [4, 13].contains(entry.format), format: entry.format))
    }
    return entries
  }
}
