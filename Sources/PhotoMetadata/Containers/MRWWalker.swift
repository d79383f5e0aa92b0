import PhotoFormats

/// Walks the blocks of an MRW file, Minolta's raw format, up to the picture.
struct MRWWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.mrw)

  // "MRM" or, with the least significant byte first, "MRI"; the length of all blocks; and blocks
  // of a name, a length and their content. Each name begins with a zero.
  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let header = try source.bytes(at: 0, count: 8)
    let order = header.dropFirst(3).first == UInt8(ascii: "I") ? ByteOrder.little : .big
    guard let length = order.uint32(header, at: 4) else { throw .damaged }
    if length > source.size - 8 { contents.problems.note(.fileTruncated) }
    let end = min(8 + length, source.size)
    var position = 8
    for _ in 0..<FormatLimits.directories where position + 8 <= end {
      let head = try source.bytes(at: position, count: 8)
      guard let size = order.uint32(head, at: 4) else { return }
      let name = String(decoding: head.dropFirst().prefix(3), as: UTF8.self)
      let content = position + 8..<min(position + 8 + size, end)
      contents.add(FilePart(name: name, range: position..<content.upperBound, content: content))
      switch name {
      case "PRD": try readPicture(content, order, &source)
      case "TTW": contents.exifBlocks.append(.extents([content]))
      default: break
      }
      position += 8 + size
    }
  }

  /// Reads the size: 8 bytes of firmware, the height and width of the sensor, then of the picture.
  private mutating func readPicture(
    _ content: Range<Int>, _ order: ByteOrder, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let bytes = try source.bytes(at: content.lowerBound, count: min(16, content.count))
    guard let height = order.uint16(bytes, at: 12), let width = order.uint16(bytes, at: 14),
      width > 0, height > 0
    else { return }
    contents.dimensions = PixelDimensions(width: width, height: height)
  }
}
