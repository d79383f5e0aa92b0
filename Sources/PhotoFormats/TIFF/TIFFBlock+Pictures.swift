extension TIFFBlock {
  /// The entries with the offsets and the sizes of a thumbnail, of strips, and of tiles.
  package static let pictureTags = [(0x0201, 0x0202), (0x0111, 0x0117), (0x0144, 0x0145)]

  /// The maximum number of strips or tiles of a picture.
  private static let maximumPieces = 1 << 20

  /// Returns the whole numbers of an entry; none if there is no such entry.
  package func numbers(_ tag: Int, in directory: Directory, of bytes: [UInt8]) -> [Int] {
    guard let entry = directory.entry(tag), let value = entry.value else { return [] }
    return numbers(of: entry.format, in: bytes[value])
  }

  private func numbers(of format: Int, in values: ArraySlice<UInt8>) -> [Int] {
    let unit = format == 3 ? 2 : TIFFFormat.wide.contains(format) ? 8 : 4
    return stride(from: 0, through: values.count - unit, by: unit).compactMap {
      switch unit {
      case 2: order.uint16(values, at: $0)
      case 4: order.uint32(values, at: $0)
      default: layout.offset(values, at: $0)
      }
    }
  }

  /// Returns the positions of the strips, the tiles and the thumbnail that a directory describes,
  /// as far as they are inside the block.
  package func pictures(of directory: Directory, in bytes: [UInt8]) -> [Range<Int>] {
    Self.pictureTags.flatMap { starts, sizes in
      let starts = numbers(starts, in: directory, of: bytes)
      return zip(starts, numbers(sizes, in: directory, of: bytes)).compactMap { start, size in
        start <= bytes.count && size <= bytes.count - start ? start..<start + size : nil
      }
    }
  }

  /// Returns the parts of pictures in a block at an offset of a source, also those that end outside
  /// the block.
  func pictures(
    from start: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> [TIFFPart] {
    var parts: [TIFFPart] = []
    for (index, directory) in directories.enumerated() {
      for (starts, sizes) in Self.pictureTags {
        let starts = try numbers(starts, in: directory, from: start, &source)
        let sizes = try numbers(sizes, in: directory, from: start, &source)
        for (position, size) in zip(starts, sizes) where position < self.size {
          parts.append(
            TIFFPart(kind: .picture(directory: index), range: position..<position + size))
        }
      }
      for (tag, isHuffman) in Self.tableTags {
        for position in try numbers(tag, in: directory, from: start, &source).prefix(8)
        where position < size {
          let counts = try source.bytes(at: start + position, count: 16)
          // TIFF 6.0, section 22: 64 numbers, or the counts of codes by length and their values.
          let count = isHuffman ? 16 + counts.reduce(0) { $0 + Int($1) } : 64
          parts.append(
            TIFFPart(kind: .picture(directory: index), range: position..<position + count))
        }
      }
    }
    return parts
  }

  /// Returns the end of the last part of a file that its directories refer to, which lies behind
  /// the end of a file that is cut short.
  package func end(in source: inout ByteSource) throws(PhotoReadError) -> Int {
    var end = headerEnd
    for directory in directories {
      end = max(end, directory.range.upperBound)
      for entry in directory.entries { end = max(end, entry.value?.upperBound ?? 0) }
    }
    for part in try pictures(from: 0, in: &source) { end = max(end, part.range.upperBound) }
    return end
  }

  /// The tables of JPEG in TIFF 6.0, by the positions of their entries.
  private static let tableTags = [(0x0207, false), (0x0208, true), (0x0209, true)]

  private func numbers(
    _ tag: Int, in directory: Directory, from start: Int, _ source: inout ByteSource
  ) throws(PhotoReadError) -> [Int] {
    guard let entry = directory.entry(tag), let value = entry.value else { return [] }
    let values = try source.bytes(
      at: start + value.lowerBound, count: min(value.count, 8 * Self.maximumPieces))
    return numbers(of: entry.format, in: values)
  }

  /// Returns the size up to which bytes may be appended to the block.
  ///
  /// Values and pictures that lie past the end of a damaged block would otherwise become what is
  /// appended.
  package func maximumSize(of bytes: [UInt8]) -> Int {
    var ends = damaged.map(\.end)
    for directory in directories {
      ends += directory.entries.compactMap(\.missingEnd)
      for (starts, sizes) in Self.pictureTags {
        let starts = numbers(starts, in: directory, of: bytes)
        ends += zip(starts, numbers(sizes, in: directory, of: bytes)).map(+)
      }
    }
    return ends.filter { $0 > bytes.count }.min().map { $0 - 1 } ?? .max
  }

  /// Returns the zeros that complete the last directory, for what is appended not to become the
  /// offset of a next one.
  package func padding(of bytes: [UInt8]) -> [UInt8] {
    let end = directories.map { $0.entriesEnd + layout.offsetSize }.max() ?? 0
    return Array(repeating: 0, count: max(0, end - bytes.count))
  }

  /// The positions of the directories and of the values that stand apart, in order and as one where
  /// they overlap.
  package var positions: [Range<Int>] {
    let values = directories.flatMap { $0.entries.compactMap(\.value) }.filter { !$0.isEmpty }
    return Array(RangeSet(directories.map(\.range) + values).ranges)
  }
}
