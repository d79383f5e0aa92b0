import PhotoFormats
import PhotoMetadata

/// Empties entries of a maker note, without moving anything, or says that the note must go.
///
/// The places in a note are the maker's own, and some count from where an entry ends, so that
/// entries stay and only their values become zeros.
struct MakerNoteEditor {
  private let maker: String
  private let family: MakerNoteLayout.Family
  private let removable: [MetadataKind: [Int: Set<Int>]]
  private let place: MakerNotePlace

  /// The kinds that can stand in a note.
  private static let kinds: [MetadataKind] = [
    .location, .serialNumbers, .owner, .copyright, .comments, .history, .faces, .thumbnail,
    .identifiers,
  ]

  /// Returns the kinds that a plan removes.
  static func wanted(by plan: CopyPlan) -> [MetadataKind] { kinds.filter(plan.removes) }

  /// Creates an editor of a note at a place of an EXIF block; nil if its layout is unknown.
  init?(_ note: Range<Int>, in block: [UInt8], order: ByteOrder, make: String) {
    let head = block[note]
    guard let layout = MakerNoteLayout.layout(of: head, make: make),
      let place = MakerNotePlace(
        layout, of: note, head: head, tiff: block.indices, order: order)
    else { return nil }
    maker = layout.maker
    family = layout.family
    removable = MakerNoteKinds.entries(of: layout.family)
    self.place = place
  }

  /// Empties the entries of the kinds that a pass removes; returns the first kind for which the
  /// whole note must go, or nil.
  func edit(_ block: inout [UInt8], _ pass: inout CopyPass) -> MetadataKind? {
    let wanted = Self.wanted(by: pass.plan)
    if let unknown = wanted.first(where: { removable[$0] == nil }) { return unknown }
    guard wanted.contains(where: { removable[$0]?.isEmpty == false }) else { return nil }
    guard let directory = entries(at: place.base + place.directory, in: block) else {
      return wanted.first
    }
    for kind in wanted {
      for (number, tags) in removable[kind] ?? [:] {
        guard number != 0 else {
          empty(directory, tags, kind, &block, &pass)
          continue
        }
        guard let pointer = directory.first(where: { $0.tag == number }) else { continue }
        // A pointer to the directory, or the directory itself.
        let start =
          pointer.isOffset
          ? place.order.uint32(block[pointer.value], at: 0).map { place.base + $0 }
          : pointer.value.lowerBound
        guard let start, let child = entries(at: start, in: block) else { return kind }
        empty(child, tags, kind, &block, &pass)
      }
    }
    return nil
  }

  private func empty(
    _ entries: [(tag: Int, value: Range<Int>, isOffset: Bool, format: Int)], _ tags: Set<Int>,
    _ kind: MetadataKind, _ block: inout [UInt8], _ pass: inout CopyPass
  ) {
    for entry in entries where tags.contains(entry.tag) {
      let value = block[entry.value]
      guard !MakerNoteKinds.isBlank(value, of: entry.tag, in: family, order: place.order) else {
        continue
      }
      let text = ExifText.text(of: 0, format: entry.format, value: value)
      let number = TIFFEntry.name(ofTag: entry.tag)
      if pass.removes(kind, "MakerNote \(maker) \(number)", text: text, as: .emptied) {
        block.clear(entry.value)
      }
    }
  }

  /// Returns the entries of a directory; nil if it is damaged, or one lies outside the block.
  private func entries(
    at offset: Int, in block: [UInt8]
  ) -> [(tag: Int, value: Range<Int>, isOffset: Bool, format: Int)]? {
    var source = ByteSource(block, limit: .max)
    guard let directory = try? place.directory(at: offset - place.base, in: &source),
      directory.isWhole
    else { return nil }
    var entries: [(tag: Int, value: Range<Int>, isOffset: Bool, format: Int)] = []
    for entry in directory.entries where entry.isValid {
      // A program that moved the note without its values made the places meaningless.
      guard let value = entry.value(inBlockOf: place.end - place.base) else { return nil }
      let isOffset = entry.offset == nil && [4, 13].contains(entry.format)
      let start = place.base + value.lowerBound
      entries.append((entry.tag, start..<start + value.count, isOffset, entry.format))
    }
    return entries
  }
}
