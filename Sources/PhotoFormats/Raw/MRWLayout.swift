/// The blocks of an MRW file, Minolta’s raw format, and the picture behind them.
///
/// `MRM` or, with the least significant byte first, `MRI`; the length of all blocks; and blocks of
/// a name, a length and their content. Each name begins with a zero.
package struct MRWLayout: FileLayout {
  /// The header, the blocks and the picture.
  package private(set) var pieces: [ChunkPart] = []

  package private(set) var problems: [ChunkProblem] = []

  /// The order of the numbers in blocks.
  package let order: ByteOrder

  /// The name of the picture, which has none in the format.
  package static let picture = "picture"

  package init(in source: inout ByteSource) throws(PhotoReadError) {
    let header = try source.bytes(at: 0, count: Self.headSize)
    order = header.dropFirst(3).first == UInt8(ascii: "I") ? .little : .big
    guard let length = order.uint32(header, at: 4) else { throw .damaged }
    if length > source.size - Self.headSize { problems.note(.truncated) }
    let end = min(Self.headSize + length, source.size)
    pieces.append(ChunkPart(.header, 0..<Self.headSize))
    var position = Self.headSize
    while position + Self.headSize <= end {
      guard pieces.count <= FormatLimits.directories else {
        problems.note(.tooMany)
        break
      }
      let head = try source.bytes(at: position, count: Self.headSize)
      guard let size = order.uint32(head, at: 4) else { return }
      let start = position + Self.headSize
      let last = min(start + size, end)
      if start + size > end, end < source.size { problems.note(.damaged) }
      pieces.append(
        ChunkPart(
          .chunk, String(decoding: head.dropFirst().prefix(3), as: UTF8.self), position..<last,
          content: start..<last))
      position = last
    }
    if end < source.size { pieces.append(ChunkPart(.chunk, Self.picture, end..<source.size)) }
  }

  /// Returns the size of the picture in the block `PRD`: 8 bytes of firmware, the height and width
  /// of the sensor, then of the picture.
  package func dimensions(
    in content: Range<Int>, of source: inout ByteSource
  ) throws(PhotoReadError) -> PixelDimensions? {
    let bytes = try source.bytes(at: content.lowerBound, count: min(16, content.count))
    guard let height = order.uint16(bytes, at: 12), let width = order.uint16(bytes, at: 14),
      width > 0, height > 0
    else { return nil }
    return PixelDimensions(width: width, height: height)
  }

  /// The bytes of the file’s header, and of a block’s.
  private static let headSize = 8
}

/// Walks over the blocks of an MRW file.
package typealias MRWParts = LayoutParts<MRWLayout>
