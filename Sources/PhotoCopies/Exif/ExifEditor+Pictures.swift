import PhotoFormats
import PhotoMetadata

/// Smaller pictures and previews, in directories of their own.
extension ExifEditor {
  /// Returns whether to remove a directory of another picture.
  mutating func removesPicture(
    _ directory: TIFFBlock.Directory, _ pass: inout CopyPass
  ) throws(CopyError) -> Bool {
    // Those of EXIF were made again with the picture.
    guard pass.plan.removes(.thumbnail) || isFile && pass.revision != nil else { return false }
    if isFile, !isReduced(directory) { return false }
    let name = directory.pointer == nil ? directory.kind.name : "SubIFD"
    pass.record(.removed, .thumbnail, name)
    return true
  }

  /// Whether the picture is a smaller version of another one.
  private func isReduced(_ directory: TIFFBlock.Directory) -> Bool {
    // TIFF 6.0, NewSubfileType.
    if let type = number(0x00FE, in: directory) { return type & 1 == 1 }
    // EXIF 3.0, 4.5.5: in a TIFF file with EXIF, the directory behind the first has the thumbnail.
    guard let first = block.directories.first, first.next == directory.offset,
      first.entry(0x8769) != nil, let width = number(0x0100, in: directory),
      let height = number(0x0101, in: directory), max(width, height) <= Self.largestThumbnail
    else { return false }
    return width < number(0x0100, in: first) ?? 0 && height < number(0x0101, in: first) ?? 0
  }

  /// The longest side of a thumbnail, as DCF has it.
  private static let largestThumbnail = 160

  /// Returns the 12 bytes of an entry that lists directories, without those of smaller pictures;
  /// none if no other is listed, and nil if the list stays.
  mutating func editedPointers(
    of entry: TIFFBlock.Entry, _ pass: inout CopyPass
  ) -> [UInt8]? {
    guard isFile, entry.tag == Self.directories,
      pass.plan.removes(.thumbnail) || pass.revision != nil, let position = entry.value,
      [4, 9, 13].contains(entry.format)
    else { return nil }
    let all = stride(from: position.lowerBound, to: position.upperBound - 3, by: 4).compactMap {
      block.order.uint32(bytes[...], at: $0)
    }
    let remaining = all.filter { offset in
      !block.directories.contains {
        $0.offset == offset && $0.kind == .further && isReduced($0)
      }
    }
    guard remaining.count < all.count else { return nil }
    var list: [UInt8] = []
    for offset in remaining {
      block.order.append(UInt32(truncatingIfNeeded: offset), to: &list)
    }
    guard !list.isEmpty else {
      removeValue(of: entry)
      return []
    }
    var field = Array(bytes[entry.offset..<entry.offset + 12])
    block.order.put32(remaining.count, at: 4, in: &field)
    if remaining.count == 1 {
      removeValue(of: entry)
      field.replaceSubrange(8..., with: list)
    } else {
      bytes.replaceSubrange(position.lowerBound..<position.lowerBound + list.count, with: list)
      kept.append(position.lowerBound..<position.lowerBound + list.count)
      cleared.append(position)
    }
    return field
  }

  /// The entry that lists the directories of further pictures, TIFF Technical Note 1.
  private static let directories = 0x014A

  /// Makes the picture of the first directory black if it is a smaller one, as in DNG, whose first
  /// directory also describes the photo.
  mutating func clearPreview(_ pass: inout CopyPass) throws(CopyError) {
    guard isFile, pass.plan.removes(.thumbnail), let first = block.directories.first,
      isReduced(first)
    else { return }
    let others = block.directories.dropFirst().filter { !removed.contains($0.offset) }
      .flatMap { data(of: $0) }
    let pieces = data(of: first)
    guard !others.isEmpty, !pieces.isEmpty else { return }
    for piece in pieces {
      guard !others.contains(where: piece.overlaps),
        let blank = BlankPicture.bytes(
          inPlaceOf: bytes[piece], compression: number(0x0103, in: first) ?? 1)
      else { throw .cannotRemove(.thumbnail, structure: first.kind.name) }
      bytes.replaceSubrange(piece, with: blank)
    }
    pass.record(.emptied, .thumbnail, first.kind.name)
  }

  /// Removes private metadata from the JPEG pictures that stay, which some programs put there.
  mutating func editPreviews(_ pass: inout CopyPass) throws(CopyError) {
    for directory in block.directories where !removed.contains(directory.offset) {
      for range in data(of: directory)
      where bytes[range].starts(with: JPEGMarker.start) {
        let preview = Array(bytes[range])
        guard let edited = try JPEGEditor.edit(embedded: preview, &pass, in: directory.kind.name)
        else {
          // What a damaged preview contains besides its picture is unknown.
          let name = "\(directory.kind.name) JPEG"
          guard pass.removes(.unread, name, as: .emptied) else { continue }
          // The picture of a file can't go.
          if isFile { throw .cannotRemove(.unread, structure: name) }
          bytes.clear(range)
          continue
        }
        bytes.replaceSubrange(range, with: edited)
      }
    }
  }
}
