/// The sections of an X3F file, Sigma’s raw format.
///
/// X3F Format, sections 2 and 3: a header, and at the end of the file the offset of a directory:
/// `SECd`, version, count, and entries of an offset, a length and a type.
package struct X3FLayout: FileLayout {
  /// The header, the sections, the directory and its offset.
  package private(set) var pieces: [ChunkPart] = []

  package private(set) var problems: [ChunkProblem] = []

  /// The sections that the directory lists, in its order.
  package private(set) var sections: [ChunkPart] = []

  /// The size of the picture; nil if there is none.
  package private(set) var dimensions: PixelDimensions?

  /// The name of the directory, which is its signature, and of the offset behind it.
  package static let (directory, directoryOffset) = ("SECd", "SECd offset")

  package init(in source: inout ByteSource) throws(PhotoReadError) {
    let order = ByteOrder.little
    let header = try source.bytes(at: 0, count: 48)
    let isNew = order.uint32(header, at: 4).map { $0 >> 16 >= 4 } ?? false
    if let width = order.uint32(header, at: isNew ? 40 : 28),
      let height = order.uint32(header, at: isNew ? 44 : 32), width > 0, height > 0
    {
      dimensions = PixelDimensions(width: width, height: height)
    }
    try readDirectory(order, &source)
    // The header has been extended several times: it is what precedes everything else.
    let start = pieces.map(\.range.lowerBound).min() ?? source.size
    if start > 0 { pieces.insert(ChunkPart(.header, 0..<start), at: 0) }
  }

  private mutating func readDirectory(
    _ order: ByteOrder, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let end = source.size - 4
    guard let position = order.uint32(try source.bytes(at: end, count: 4), at: 0),
      position < source.size
    else { return problems.note(.truncated) }
    let head = try source.bytes(at: position, count: Self.entrySize)
    guard head.starts(with: Self.directory.utf8), let count = order.uint32(head, at: 8) else {
      return problems.note(.truncated)
    }
    if count > FormatLimits.directoryEntries { problems.note(.tooMany) }
    let start = position + Self.entrySize
    let table = try source.bytes(
      at: start, count: Self.entrySize * min(count, FormatLimits.directoryEntries))
    for position in stride(from: 0, through: table.count - Self.entrySize, by: Self.entrySize) {
      let entry = table.dropFirst(position).prefix(Self.entrySize)
      guard let offset = order.uint32(entry, at: 0), let length = order.uint32(entry, at: 4),
        offset <= source.size, length <= source.size - offset
      else {
        problems.note(.damaged)
        continue
      }
      sections.append(
        ChunkPart(
          .chunk, String(decoding: entry.suffix(4), as: UTF8.self), offset..<offset + length))
    }
    pieces = sections.filter { !$0.range.isEmpty }
    pieces.append(ChunkPart(.chunk, Self.directory, position..<start + table.count))
    pieces.append(ChunkPart(.chunk, Self.directoryOffset, end..<source.size))
  }

  /// Returns where a section with a preview has its JPEG file; nil if the section has none.
  ///
  /// X3F Format, section 4: `SECi`, version, 2 for a preview, 18 for JPEG, two sizes and a length.
  package static func preview(
    in section: Range<Int>, of source: inout ByteSource
  ) throws(PhotoReadError) -> Range<Int>? {
    let size = 28
    let header = try source.bytes(at: section.lowerBound, count: size + 4)
    guard header.count == size + 4, ByteOrder.little.uint32(header, at: 8) == 2,
      ByteOrder.little.uint32(header, at: 12) == 18,
      header.suffix(4).starts(with: JPEGMarker.start)
    else { return nil }
    return section.dropFirst(size)
  }

  /// The bytes of an entry, and of what precedes the entries.
  private static let entrySize = 12
}

/// Walks over the sections of an X3F file.
package typealias X3FParts = LayoutParts<X3FLayout>
