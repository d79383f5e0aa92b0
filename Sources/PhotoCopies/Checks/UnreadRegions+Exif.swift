import PhotoFormats
import PhotoMetadata

extension UnreadRegions {
  /// Returns the first region of an EXIF block, from its TIFF header on, or of a TIFF file that is
  /// not understood.
  static func exif(_ block: [UInt8], isFile: Bool) -> String? {
    let format = isFile ? "TIFF" : "EXIF"
    guard let structure = TIFFBlock(block, reading: .strict), structure.problems.isEmpty else {
      return format
    }
    let known = Set(structure.directories.map(\.offset) + [0])
    let values = values(of: structure, block)
    for directory in structure.directories {
      let isEmptied = directory.hasNext && !directory.kind.hasPicture
      // Nobody follows the offset behind directories that describe no picture.
      guard isEmptied ? directory.next == 0 : known.contains(directory.next) else {
        return directory.kind.name
      }
      for entry in directory.entries {
        if !isFile, entry.tag == ExifForm.profile { return directory.name(ofTag: entry.tag) }
        if let name = unread(entry, of: directory, structure, block, values) { return name }
      }
    }
    for directory in structure.directories where directory.kind.hasPicture {
      if let name = unreadPicture(of: directory, structure, block) { return name }
    }
    let others = MakerNoteParts.list(of: structure, in: block)
    let parts = TIFFParts(structure, of: block, others: others)
    for gap in parts.gaps where block[gap].contains(where: { $0 != 0 }) {
      return "\(format) gap"
    }
    return nil
  }

  /// Returns the positions of what is known of the values: some programs let them overlap.
  private static func values(of structure: TIFFBlock, _ block: [UInt8]) -> RangeSet<Int> {
    var positions = RangeSet<Int>()
    for directory in structure.directories {
      for entry in directory.entries where !entry.isInline {
        guard let position = entry.value,
          let size = ExifForm.knownSize(of: entry, in: directory, of: structure, block)
        else { continue }
        positions.insert(
          contentsOf: position.lowerBound..<min(position.lowerBound + size, position.upperBound))
      }
    }
    return positions
  }

  private static func unread(
    _ entry: TIFFBlock.Entry, of directory: TIFFBlock.Directory, _ structure: TIFFBlock,
    _ block: [UInt8], _ values: RangeSet<Int>
  ) -> String? {
    let name = directory.name(ofTag: entry.tag)
    guard let position = entry.value else { return name }
    let value = block[position]
    guard
      let size = ExifForm.knownSize(of: entry, in: directory, of: structure, block),
      value.dropFirst(size).indices.allSatisfy({ block[$0] == 0 || values.contains($0) })
    else { return name }
    if entry.isInline {
      guard block[position.upperBound..<entry.field.upperBound].allSatisfy({ $0 == 0 }) else {
        return name
      }
    }
    switch entry.tag {
    case 0x02BC where directory.kind.hasPicture: return xmp(Array(value))
    case ExifForm.profile:
      return ColorProfileEditor.unread(in: Array(value)).map { "\(name) \($0)" }
    case 0x83BB where directory.kind.hasPicture: return iptc(Array(value))
    case 0x8649 where directory.kind.hasPicture: return imageResources(Array(value))
    default: return nil
    }
  }

  private static func unreadPicture(
    of directory: TIFFBlock.Directory, _ structure: TIFFBlock, _ block: [UInt8]
  ) -> String? {
    let name = "\(directory.kind.name) picture"
    guard let pieces = TIFFPieces(directory, of: structure, in: block) else { return name }
    for piece in pieces.pieces where !piece.range.isEmpty {
      let rest: ArraySlice<UInt8>
      switch pieces.content(of: piece, in: block) {
      case .unknown: return name
      case .changed(let new): rest = new[...] == block[piece.range] ? [] : block[piece.range]
      case .read(let size): rest = block[piece.range].dropFirst(size)
      }
      if rest.contains(where: { $0 != 0 }) { return name }
    }
    // A JPEG file may be followed by the zeros in which another one ended.
    for range in structure.pictures(of: directory, in: block)
    where block[range].starts(with: JPEGMarker.start) {
      let end = block[range].lastIndex { $0 != 0 } ?? range.lowerBound
      if let inner = jpeg(Array(block[range.lowerBound...end])) {
        return "\(directory.kind.name) › \(inner)"
      }
    }
    return nil
  }
}
