extension MakerNoteLayout {
  /// Returns the locations of the JPEG previews that the note of a maker lists, in a file that is
  /// one EXIF block.
  ///
  /// ExifTool, Olympus.pm and Nikon.pm: an entry points to a directory with the offset and the
  /// size.
  package static func previews(
    inNote note: Range<Int>, of block: TIFFBlock, in source: inout ByteSource
  ) throws(PhotoReadError) -> [Range<Int>] {
    let head = try source.bytes(at: note.lowerBound, count: min(note.count, headSize))
    guard let layout = layout(of: head, make: nil),
      let tags = previewTags.first(where: { $0.family == layout.family }),
      let location = MakerNoteLocation(
        layout, of: note, head: head, tiff: 0..<source.size, order: block.order),
      let list = try location.directory(at: location.directory, in: &source),
      let pointer = list.number(tags.pointer),
      let preview = try location.directory(at: pointer, in: &source),
      let start = preview.number(tags.start), let size = preview.number(tags.size), size > 0
    else { return [] }
    let first = location.base + start
    return first + size <= source.size ? [first..<first + size] : []
  }

  private static let headSize = 24

  private static let previewTags: [(family: Family, pointer: Int, start: Int, size: Int)] = [
    (.olympus, 0x2020, 0x0101, 0x0102), (.nikon, 0x0011, 0x0201, 0x0202),
  ]
}
