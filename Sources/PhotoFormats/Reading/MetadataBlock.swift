/// An EXIF block or an XMP packet in a container.
package enum MetadataBlock: Hashable {
  /// Bytes of the file, in one or more ranges.
  case extents([Range<Int>])

  /// Decoded bytes.
  case bytes([UInt8])

  /// The number of bytes.
  package var count: Int {
    switch self {
    case .extents(let extents): extents.reduce(0) { $0 + $1.count }
    case .bytes(let bytes): bytes.count
    }
  }

  /// Returns the same block without its first bytes.
  package func dropFirst(_ count: Int) -> MetadataBlock {
    switch self {
    case .bytes(let bytes): return .bytes(Array(bytes.dropFirst(count)))
    case .extents(let extents):
      var left = count
      return .extents(
        extents.compactMap { extent in
          let dropped = min(left, extent.count)
          left -= dropped
          let rest = extent.dropFirst(dropped)
          return rest.isEmpty ? nil : rest
        })
    }
  }

  /// Returns the file offset of a byte of the block; nil if it was decoded.
  package func fileOffset(of offset: Int) -> Int? {
    guard case .extents(let extents) = self else { return nil }
    var left = offset
    for extent in extents {
      if left < extent.count { return extent.lowerBound + left }
      left -= extent.count
    }
    return nil
  }

  /// Returns the file ranges of the first bytes of the block; none if they were decoded.
  package func prefixExtents(_ count: Int) -> [Range<Int>] {
    guard case .extents(let extents) = self else { return [] }
    var left = count
    return extents.compactMap { extent in
      let taken = extent.prefix(left)
      left -= taken.count
      return taken.isEmpty ? nil : taken
    }
  }

  /// Returns the first bytes of the block, fewer if the file ends before.
  package func prefix(
    _ count: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    try bytes(at: 0, count: count, in: &source)
  }

  /// Returns bytes of the block from an offset on, fewer if it or the file ends before.
  package func bytes(
    at offset: Int, count: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    switch self {
    case .bytes(let bytes): return bytes.dropFirst(offset).prefix(count)
    case .extents(let extents):
      var passed = 0
      var found: ArraySlice<UInt8> = []
      for extent in extents where found.count < count {
        let rest = extent.dropFirst(max(0, offset - passed))
        passed += extent.count
        guard !rest.isEmpty else { continue }
        let piece = try source.bytes(
          at: rest.lowerBound, count: min(count - found.count, rest.count))
        if found.isEmpty { found = piece } else { found += piece }
      }
      return found
    }
  }

  /// Returns all bytes of the block; nil if they exceed the limit.
  package func bytes(
    in source: inout ByteSource, limit: Int
  ) throws(PhotoReadError) -> ArraySlice<UInt8>? {
    let count = count
    return count <= limit ? try prefix(count, in: &source) : nil
  }

  /// Returns the block from its TIFF header on.
  ///
  /// Containers, and the programs that write them, differ in what precedes the header: nothing,
  /// JPEG's name `Exif`, a whole JPEG segment.
  package func fromTIFFHeader(in source: inout ByteSource) throws(PhotoReadError) -> MetadataBlock {
    let head = try prefix(FormatLimits.exifPreamble, in: &source)
    let start = head.indices.first { TIFFHeader.begins(head[$0...]) }
    return start.map { dropFirst($0 - head.startIndex) } ?? self
  }

  /// Returns the EXIF block in an item or box of an ISO base media file; nil if there is none.
  ///
  /// ISO/IEC 23008-12, A.2.1: 4 bytes contain the number of bytes before the TIFF header.
  package func exifItem(in source: inout ByteSource) throws(PhotoReadError) -> MetadataBlock? {
    var head = ByteReader(try prefix(4, in: &source))
    guard let distance = head.number(4) else { return nil }
    let block = dropFirst(4 + distance)
    let hasHeader = TIFFHeader.begins(try block.prefix(4, in: &source))
    return hasHeader ? block : try dropFirst(4).fromTIFFHeader(in: &source)
  }
}
