/// Where the directory of a maker note is, and what its offsets count from.
package struct MakerNoteLocation: Sendable {
  /// The byte order of the directory.
  package let order: ByteOrder

  /// The location that offsets count from.
  package let base: Int

  /// The end of what offsets may reach.
  package let end: Int

  /// The offset of the directory from the base.
  package let directory: Int

  /// Finds the directory of a note that begins with `head`; nil if the note has no valid header.
  ///
  /// `tiff` is the location of the EXIF block, and `order` its byte order.
  package init?(
    _ layout: MakerNoteLayout, of note: Range<Int>, head: ArraySlice<UInt8>, tiff: Range<Int>,
    order: ByteOrder
  ) {
    if layout.hasTIFFHeader {
      guard let header = TIFFHeader(head.dropFirst(layout.start)) else { return nil }
      self.order = header.order
      base = note.lowerBound + layout.start
      directory = header.firstDirectory
      end = note.upperBound
    } else {
      self.order = layout.order ?? order
      base = layout.base == .tiff ? tiff.lowerBound : note.lowerBound
      directory = note.lowerBound + layout.start - base
      end = tiff.upperBound
    }
  }

  /// Returns the directory at an offset from the base; nil if it is empty, too long or outside.
  package func directory(
    at offset: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> TIFFDirectory? {
    guard base <= end else { return nil }
    let directory = try TIFFDirectory(at: offset, of: base..<end, TIFFLayout(order), in: &source)
    guard let directory,
      (1...FormatLimits.directoryEntries).contains(directory.claimedCount)
    else { return nil }
    return directory
  }
}
