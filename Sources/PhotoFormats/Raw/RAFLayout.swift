/// Where a RAF file, Fujifilm’s raw format, has its parts.
///
/// Its header points to a JPEG file with the metadata, to a list of properties of the raw picture,
/// and to the raw picture.
package struct RAFLayout: FileLayout {
  /// The header, the JPEG file, the list and the raw picture.
  package private(set) var pieces: [ChunkPart] = []

  package private(set) var problems: [ChunkProblem] = []

  /// The offset of the JPEG file.
  package let preview: Int

  /// The size of the raw picture; nil if the list doesn’t tell it.
  package private(set) var dimensions: PixelDimensions?

  /// The names of the parts, which have none in the format.
  package static let (jpeg, properties, picture) = ("JPEG", "properties", "picture")

  package init(in source: inout ByteSource) throws(PhotoReadError) {
    var header = ByteReader(try source.bytes(at: Self.positions, count: 24))
    var positions: [(offset: Int, size: Int)] = []
    while let offset = header.number(4), let size = header.number(4) {
      positions.append((offset, size))
    }
    guard positions.count >= 2, positions[0].offset > Self.positions,
      positions[0].offset < source.size
    else { throw .damaged }
    preview = positions[0].offset
    for (name, position) in zip([Self.jpeg, Self.properties, Self.picture], positions) {
      let end = min(position.offset + position.size, source.size)
      if position.offset + position.size > source.size { problems.note(.truncated) }
      guard end > position.offset else { continue }
      pieces.append(ChunkPart(.chunk, name, position.offset..<end))
    }
    let start = pieces.map(\.range.lowerBound).min() ?? preview
    if start > 0 { pieces.insert(ChunkPart(.header, 0..<start), at: 0) }
    let list = positions[1]
    dimensions = try Self.dimensions(
      list.offset..<list.offset + min(list.size, FormatLimits.boxContent), &source)
  }

  /// Returns the size in the list: entries of a tag, a length and a value.
  private static func dimensions(
    _ list: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) -> PixelDimensions? {
    var reader = ByteReader(try source.bytes(at: list.lowerBound, count: list.count))
    var found: [Int: PixelDimensions] = [:]
    for _ in 0..<min(reader.number(4) ?? 0, FormatLimits.directoryEntries) {
      guard let tag = reader.number(2), let length = reader.number(2),
        let value = reader.read(length)
      else { break }
      var numbers = ByteReader(value)
      guard sizes.contains(tag), let height = numbers.number(2), let width = numbers.number(2),
        width > 0, height > 0
      else { continue }
      found[tag] = PixelDimensions(width: width, height: height)
    }
    return sizes.compactMap { found[$0] }.first
  }

  /// The positions in the header that point to the other parts.
  private static let positions = 84

  /// The size of the picture without its margins, and with them.
  private static let sizes = [0x0111, 0x0100]
}

/// Walks over the parts of a RAF file.
package typealias RAFParts = LayoutParts<RAFLayout>
