import PhotoFormats
import PhotoMetadata

/// Maker notes, which can’t be changed like other entries.
extension ExifEditor {
  /// Returns whether to remove the maker note as a whole, after emptying what can be emptied.
  mutating func removesMakerNote(
    _ entry: TIFFBlock.Entry, named name: String, _ pass: inout CopyPass
  ) throws(CopyError) -> Bool {
    var reason: MetadataKind?
    if pass.plan.removes(.makerNote) {
      reason = .makerNote
    } else if let value = entry.value {
      if let found = pass.kindOfValue(in: bytes[value]) {
        // It may be an entry that can be emptied.
        reason = found
      }
      if let editor = MakerNoteEditor(value, in: bytes, order: block.order, make: make) {
        var copy = bytes
        var trial = pass
        if let whole = editor.edit(&copy, &trial) {
          reason = whole
        } else if let found = pass.kindOfValue(in: copy[value]) {
          reason = found
        } else {
          bytes = copy
          pass = trial
          reason = nil
        }
      } else {
        reason = reason ?? MakerNoteEditor.wanted(by: pass.plan).first { Self.hidden.contains($0) }
      }
    } else {
      // A note outside the block can't be read.
      reason = MakerNoteEditor.wanted(by: pass.plan).first { Self.hidden.contains($0) }
    }
    guard let reason else {
      hasMakerNote = true
      return false
    }
    // The raw picture can't be developed without the note, except that of DNG.
    if isFile, isRaw { throw .cannotRemove(reason, structure: name) }
    pass.record(.removed, .makerNote, name)
    return true
  }

  /// What may hide in a maker note of unknown layout.
  private static let hidden: Set<MetadataKind> = [
    .location, .serialNumbers, .owner, .faces, .thumbnail, .identifiers,
  ]

  /// Whether the file is a raw one whose development depends on the maker note.
  private var isRaw: Bool {
    let first = block.directories.first?.entries ?? []
    if first.contains(where: { $0.tag == 0xC612 }) { return false }
    if bytes.dropFirst(8).starts(with: "CR".utf8) { return true }
    return block.directories.contains { directory in
      directory.entries.contains { entry in
        guard let value = entry.value, let number = block.order.uint16(bytes[value], at: 0) else {
          return false
        }
        return entry.tag == 0x0106 && number == 32803
          || entry.tag == 0x0103 && [32767, 32769, 32770, 34713, 65535].contains(number)
      }
    }
  }
}
