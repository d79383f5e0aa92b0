import PhotoFormats
import PhotoMetadata

/// What maker notes keep outside of themselves.
enum MakerNoteParts {
  /// Returns the positions that the maker notes of a block refer to.
  static func list(of block: TIFFBlock, in bytes: [UInt8]) -> [TIFFPart] {
    let make = block.directories.first?.entry(0x010F)?.value.map { ExifText.decoded(bytes[$0]) }
    return block.directories.enumerated().flatMap { index, directory -> [TIFFPart] in
      guard directory.kind == .exif, let note = directory.entry(0x927C)?.value else { return [] }
      return positions(of: note, in: bytes, block.order, make: make).map {
        TIFFPart(kind: .value(directory: index, tag: 0x927C), range: $0)
      }
    }
  }

  private static func positions(
    of note: Range<Int>, in bytes: [UInt8], _ order: ByteOrder, make: String?
  ) -> [Range<Int>] {
    let head = bytes[note]
    var source = ByteSource(bytes, limit: .max)
    guard let layout = MakerNoteLayout.layout(of: head, make: make),
      let location = MakerNoteLocation(
        layout, of: note, head: head, tiff: bytes.indices, order: order),
      let directory = try? location.directory(at: location.directory, in: &source)
    else { return [] }
    return directory.entries.compactMap { entry in
      guard entry.offset != nil, let value = entry.value(inBlockOf: location.end - location.base)
      else {
        return nil
      }
      return location.base + value.lowerBound..<location.base + value.upperBound
    }
  }
}
