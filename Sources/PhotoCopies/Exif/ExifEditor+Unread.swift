import PhotoFormats
import PhotoMetadata

/// What nobody reads in a block: between its parts, behind what is known of a value, and beyond the
/// edges of pictures.
extension ExifEditor {
  /// Returns the bytes of an entry that stays, without what is behind its values, and the position
  /// of those.
  mutating func readField(
    of entry: TIFFBlock.Entry, in directory: TIFFBlock.Directory, _ pass: inout CopyPass
  ) -> (field: [UInt8], known: Range<Int>) {
    let start = entry.offset
    var field = Array(bytes[start..<entry.field.upperBound])
    guard let position = entry.value else { return (field, start..<start) }
    let size = ExifForm.knownSize(of: entry, in: directory, of: block, bytes) ?? position.count
    let known = position.lowerBound..<position.lowerBound + size
    let end = entry.isInline ? entry.field.upperBound : position.upperBound
    let surplus = bytes[known.upperBound..<end]
    // Some programs write longer values than there are, so that others follow inside of them.
    let others = surplus.contains { $0 != 0 } ? otherValues(than: entry) : []
    let isOther = surplus.indices.allSatisfy { index in
      surplus[index] == 0 || others.contains { $0.contains(index) }
    }
    if surplus.contains(where: { $0 != 0 }),
      pass.removes(
        .unread, "\(directory.name(ofTag: entry.tag)) (\(surplus.count) B)", bytes: surplus,
        as: .emptied,
        // Behind the settings for printers are more of their numbers.
        holding: isOther || entry.tag == ExifForm.printSettings
          ? []
          // Some cameras write their number as bytes, where others write text.
          : ExifKinds.kind(of: entry.tag, in: directory.kind) == .serialNumbers
            ? [.serialNumbers, .identifiers] : nil)
    {
      if entry.isInline {
        field.clear(known.upperBound - start..<field.count)
      } else {
        kept.append(known)
        cleared.append(surplus.indices)
        neededEnd = max(neededEnd, position.upperBound)
      }
      return (field, known)
    }
    if !entry.isInline { kept.append(position) }
    return (field, position)
  }

  /// Returns the positions of values that begin behind that of an entry, and of directories.
  private func otherValues(than entry: TIFFBlock.Entry) -> [Range<Int>] {
    let start = entry.value?.lowerBound ?? 0
    return block.directories.flatMap { directory in
      [directory.range]
        + directory.entries.compactMap { $0.isInline ? nil : $0.value }
        .filter { $0.lowerBound > start }
    }
  }

  /// Returns the offset of the next directory behind another one, 0 if it leads to nothing that can
  /// be read.
  func readNext(
    _ next: Int, of directory: TIFFBlock.Directory, _ pass: inout CopyPass
  ) -> Int {
    guard next != 0, directory.hasNext else { return next }
    let isRead =
      directory.kind.hasPicture && block.directories.contains { $0.offset == next }
    let name = directory.kind.hasPicture ? TIFFDirectoryKind.further.name : directory.kind.name
    let field = bytes[directory.entriesEnd..<min(directory.range.upperBound, bytes.count)]
    return !isRead && pass.removes(.unread, name, bytes: field) ? 0 : next
  }

  /// Clears what no part of the block refers to.
  mutating func clearGaps(_ pass: inout CopyPass) {
    let others = hasMakerNote ? MakerNoteParts.list(of: block, in: bytes) : []
    kept += others.map(\.range)
    let isCleared = cleared.contains(8..<bytes.count)
    for gap in TIFFParts(block, of: bytes, others: others).gaps {
      let unread = bytes[gap.clamped(to: bytes.indices)]
      guard unread.contains(where: { $0 != 0 }), !isCleared || pass.plan.removes(.unread),
        pass.removes(
          .unread, isFile ? "TIFF gap" : "EXIF gap", bytes: unread,
          holding: HiddenFacts.possible(inGap: unread, block.order))
      else { continue }
      cleared.append(gap)
    }
  }

  /// Clears what strips and tiles have beyond their picture.
  mutating func clearUnseen(_ pass: inout CopyPass) throws(CopyError) {
    guard pass.plan.removes(.unread) else { return }
    for directory in block.directories
    where directory.kind.hasPicture && !removed.contains(directory.offset) {
      let name = "\(directory.kind.name) picture"
      // Without its size, nobody knows where a picture ends.
      let isEndless = directory.entry(0x0201) != nil && directory.entry(0x0202) == nil
      guard !isEndless || !isFile, let pieces = TIFFPieces(directory, of: block, in: bytes) else {
        throw .cannotRemove(.unread, structure: name)
      }
      if let map = directory.entry(0x0140), let position = map.value, !map.isInline {
        clearUnusedColors(position, map, pieces, &pass, name: directory.name(ofTag: map.tag))
      }
      for piece in pieces.pieces where !piece.range.isEmpty {
        switch pieces.content(of: piece, in: bytes) {
        case .unknown:
          throw .cannotRemove(.unread, structure: "\(name), Compression \(pieces.compression)")
        case .changed(let new):
          guard new[...] != bytes[piece.range],
            pass.removes(.unread, name, bytes: bytes[piece.range], as: .emptied)
          else { continue }
          bytes.replaceSubrange(piece.range, with: new)
        case .read(let size):
          let rest = bytes[piece.range].dropFirst(size)
          guard rest.contains(where: { $0 != 0 }),
            pass.removes(.unread, name, bytes: rest, as: .emptied)
          else { continue }
          bytes.clear(rest.indices)
        }
      }
    }
  }

  /// Clears the colors of a palette that no pixel has.
  private mutating func clearUnusedColors(
    _ position: Range<Int>, _ map: TIFFBlock.Entry, _ pieces: TIFFPieces, _ pass: inout CopyPass,
    name: String
  ) {
    guard let unused = pieces.unusedColors(of: position.count / 6, in: bytes) else { return }
    let unseen = unused.flatMap { color in
      [0, 1, 2].map { position.lowerBound + 2 * (color + $0 * position.count / 6) }
    }
    guard unseen.contains(where: { bytes[$0] != 0 || bytes[$0 + 1] != 0 }),
      pass.removes(.unread, name, bytes: bytes[position], as: .emptied)
    else { return }
    for start in unseen { bytes.clear(start..<start + 2) }
    fields.removeAll { $0 == position }
  }
}
