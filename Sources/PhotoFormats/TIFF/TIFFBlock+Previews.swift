extension TIFFBlock {
  /// Returns the positions of the whole JPEG files that a directory of a file refers to: as a
  /// thumbnail, as the only strip of a picture, or as Panasonic’s raw files do.
  ///
  /// Pictures whose tables stand in another entry, and the lossless ones of sensors, are none.
  package func jpegPictures(
    of directory: Directory, in source: inout ByteSource
  ) throws(PhotoReadError) -> [Range<Int>] {
    var positions: [Range<Int>] = []
    for (starts, sizes) in Self.pictureTags.prefix(2) {
      guard let start = try number(starts, in: directory, &source),
        let size = try number(sizes, in: directory, &source)
      else { continue }
      positions.append(start..<start + size)
    }
    if let whole = directory.entry(Self.panasonicJPEG)?.value { positions.append(whole) }
    var pictures: [Range<Int>] = []
    for position in positions where position.upperBound <= source.size {
      let start = try source.bytes(at: position.lowerBound, count: min(position.count, 2))
      if start.elementsEqual(JPEGMarker.start) { pictures.append(position) }
    }
    return pictures
  }

  /// Returns the only number of an entry; nil if there are several, or none.
  private func number(
    _ tag: Int, in directory: Directory, _ source: inout ByteSource
  ) throws(PhotoReadError) -> Int? {
    guard let entry = directory.entry(tag), entry.count == 1, let value = entry.value,
      [3, 4, 13].contains(entry.format), directory.entry(Self.jpegTables) == nil
    else { return nil }
    let bytes = try source.bytes(at: value.lowerBound, count: value.count)
    return entry.format == 3 ? order.uint16(bytes, at: 0) : order.uint32(bytes, at: 0)
  }

  /// TIFF Technical Note 2: the tables of all strips.
  private static let jpegTables = 0x015B

  /// A JPEG file in the first directory of a raw file.
  private static let panasonicJPEG = 0x002E
}
