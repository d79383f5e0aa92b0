/// Walks over the parts of a file whose header or directory says where its pieces lie.
///
/// Each part begins where the one before ends. Where pieces share bytes, the one that begins first
/// has them. If anything is wrong, the strict reading has the header alone.
package struct LayoutParts<Layout: FileLayout>: PartWalk {
  /// What was wrong so far.
  package private(set) var problems: [ChunkProblem] = []

  private let reading: FormatReading
  /// The parts that follow, the next one last; nil before the layout was read.
  private var left: [ChunkPart]?

  /// Creates a walk from the beginning of a file.
  package init(_ reading: FormatReading = .lenient) { self.reading = reading }

  /// Returns the next part; nil at the end of the file.
  package mutating func next(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> ChunkPart? {
    if left == nil { left = Array(try parts(of: &source).reversed()) }
    return left?.popLast()
  }

  private mutating func parts(
    of source: inout ByteSource
  ) throws(PhotoReadError) -> [ChunkPart] {
    guard source.size > 0 else { return [] }
    let layout: Layout
    do throws(PhotoReadError) {
      layout = try Layout(in: &source)
    } catch {
      guard error == .damaged else { throw error }
      problems = [.damaged]
      return [ChunkPart(.gap, 0..<source.size)]
    }
    problems = layout.problems
    let isListed = reading == .lenient || problems.isEmpty
    let pieces = isListed ? layout.pieces : layout.pieces.filter { $0.kind == .header }
    return Self.joined(pieces, size: source.size)
  }

  /// Returns parts that join to a file: pieces in the order of the file, and the gaps between them.
  static func joined(_ pieces: [ChunkPart], size: Int) -> [ChunkPart] {
    let sorted = pieces.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    var parts: [ChunkPart] = []
    var end = 0
    for piece in sorted where piece.range.lowerBound < size {
      let last = min(piece.range.upperBound, size)
      guard last > end else { continue }
      if piece.range.lowerBound > end {
        parts.append(ChunkPart(.gap, end..<piece.range.lowerBound))
        end = piece.range.lowerBound
      }
      parts.append(
        ChunkPart(
          piece.kind, piece.name, end..<last, content: piece.content.clamped(to: end..<last)))
      end = last
    }
    if end < size { parts.append(ChunkPart(.gap, end..<size)) }
    return parts
  }
}
