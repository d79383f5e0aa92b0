import PhotoFormats
import PhotoMetadata

/// Maker notes, which can’t be changed like other entries.
extension ExifEditor {
  /// Returns whether to remove the maker note as a whole, after emptying what can be emptied.
  ///
  /// It goes with everything private; otherwise it stays, and is named if it may still hold what
  /// was to be removed.
  mutating func removesMakerNote(
    _ entry: TIFFBlock.Entry, named name: String, _ pass: inout CopyPass
  ) throws(CopyError) -> Bool {
    let isWhole = pass.plan.removes(.makerNote)
    // A note outside the block is not in the file.
    guard isWhole || entry.value != nil else {
      hasMakerNote = true
      return false
    }
    if !isWhole, let value = entry.value {
      let editor = MakerNoteEditor(value, in: bytes, order: block.order, make: make, model: model)
      let hidden = editor.edit(&bytes, &pass).filter(pass.plan.removes)
      guard !hidden.isEmpty, pass.plan.removes(.unread) else {
        pass.noteUnread(name, bytes[value], holding: hidden)
        hasMakerNote = true
        return false
      }
    }
    // The raw picture can't be developed without the note, except that of DNG.
    if isFile, isRaw { throw .cannotRemove(.makerNote, structure: name) }
    pass.record(.removed, .makerNote, name)
    return true
  }

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
