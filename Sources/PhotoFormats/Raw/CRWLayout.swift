/// The directories and values of a CRW file, Canon’s raw format before CR2.
///
/// CIFF Specification 1.0: byte order, length of the header, type and subtype, then a heap.
package struct CRWLayout: FileLayout {
  /// The header, the directories, and the values outside of them.
  package private(set) var pieces: [ChunkPart] = []

  package private(set) var problems: [ChunkProblem] = []

  /// The values of all directories but other directories, in their order.
  package private(set) var values: [CIFFDirectory.Entry] = []

  /// The order of the bytes of numbers.
  package let order: ByteOrder

  /// The name of directories, which have none in the format.
  package static let directory = "directory"

  package init(in source: inout ByteSource) throws(PhotoReadError) {
    let header = try source.bytes(at: 0, count: 6)
    order = header.first == 0x4D ? .big : .little
    guard let start = order.uint32(header, at: 2), start < source.size else { throw .damaged }
    if start > 0 { pieces.append(ChunkPart(.header, 0..<start)) }
    var seen: Set<Range<Int>> = []
    var waiting = [start..<source.size][...]
    while let heap = waiting.popFirst(), seen.count < FormatLimits.directories {
      guard seen.insert(heap).inserted else { continue }
      guard let directory = try CIFFDirectory(of: heap, order: order, in: &source) else {
        // Without the end of the file there is no directory.
        problems.note(heap.lowerBound == start ? .truncated : .damaged)
        continue
      }
      if directory.isDamaged { problems.note(.damaged) }
      for range in directory.ranges { pieces.append(ChunkPart(.chunk, Self.directory, range)) }
      for entry in directory.entries {
        if entry.isDirectory {
          waiting.append(entry.range)
          continue
        }
        values.append(entry)
        guard !entry.isInline, !entry.range.isEmpty else { continue }
        pieces.append(ChunkPart(.chunk, TIFFEntry.name(ofTag: entry.tag), entry.range))
      }
    }
  }
}

/// Walks over the directories and values of a CRW file.
package typealias CRWParts = LayoutParts<CRWLayout>
