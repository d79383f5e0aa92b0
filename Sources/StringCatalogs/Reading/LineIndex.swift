/// Finds the line and column of a byte offset.
///
/// Creating an index scans the whole file; finding a position scans a small part of it. Create one
/// if you need several positions.
package struct LineIndex: Sendable {
  /// The number of lines that end before a block, and the start of the line that it begins in.
  private struct Block {
    var line: Int
    var lineStart: Int
  }

  private static let blockSize = 1_024

  private let bytes: [UInt8]
  private var blocks: [Block] = []

  /// The start of the first line: after a byte order mark, which editors don't show.
  private let firstLineStart: Int

  /// Creates the index of a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    firstLineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var block = Block(line: 0, lineStart: firstLineStart)
    ByteView.withView(of: bytes) { view in
      for start in stride(from: 0, through: bytes.count, by: Self.blockSize) {
        blocks.append(block)
        let end = min(start + Self.blockSize, bytes.count)
        block.line += Self.lineFeeds(in: start..<end, of: view)
        if let last = Self.lastLineFeed(in: start..<end, of: view) { block.lineStart = last + 1 }
      }
    }
  }

  /// Returns the position of a byte offset; one outside the file becomes its nearest end.
  package func position(at byteOffset: Int) -> CatalogPosition {
    let offset = min(max(byteOffset, firstLineStart), bytes.count)
    let number = offset / Self.blockSize
    guard blocks.indices.contains(number) else {
      return CatalogPosition(byteOffset: offset, line: 1, column: 1)
    }
    var (line, lineStart) = (blocks[number].line, blocks[number].lineStart)
    let start = number * Self.blockSize
    ByteView.withView(of: bytes) { view in
      line += Self.lineFeeds(in: start..<offset, of: view)
      if let last = Self.lastLineFeed(in: start..<offset, of: view) { lineStart = last + 1 }
    }
    return CatalogPosition(byteOffset: offset, line: line + 1, column: offset - lineStart + 1)
  }

  /// Returns the positions of the start and the end of a range, which mostly are on one line.
  package func positions(of range: Range<Int>) -> (start: CatalogPosition, end: CatalogPosition) {
    let start = position(at: range.lowerBound)
    let end = range.upperBound
    guard start.byteOffset == range.lowerBound, end <= bytes.count,
      !bytes[range].contains(UInt8(ascii: "\n"))
    else { return (start, position(at: end)) }
    return (
      start,
      CatalogPosition(byteOffset: end, line: start.line, column: start.column + range.count)
    )
  }

  private static func lastLineFeed(in range: Range<Int>, of bytes: ByteView) -> Int? {
    var offset = range.upperBound
    while offset > range.lowerBound {
      offset &-= 1
      if bytes.byte(at: offset) == UInt8(ascii: "\n") { return offset }
    }
    return nil
  }

  /// Counts line feeds.
  private static func lineFeeds(in range: Range<Int>, of bytes: ByteView) -> Int {
    var (count, offset) = bytes.count(of: UInt8(ascii: "\n"), in: range)
    while offset < range.upperBound {
      if bytes.byte(at: offset) == UInt8(ascii: "\n") { count &+= 1 }
      offset &+= 1
    }
    return count
  }
}
