/// Finds the line and column of a byte offset.
///
/// Making it looks at the whole file once; then a position takes a binary search. Make one when
/// several positions are needed.
public struct LineIndex: Sendable {
  /// The offset of the first byte of each line.
  private var starts: [Int]

  private let byteCount: Int

  /// Looks for the lines of a file.
  public init(_ bytes: [UInt8]) {
    // The column counts from after a byte order mark, which no editor shows.
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    byteCount = bytes.count
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
  }

  /// Returns the place of a byte offset; one outside the file becomes its nearest end.
  public func position(at byteOffset: Int) -> CatalogPosition {
    let offset = min(max(byteOffset, starts.first ?? 0), byteCount)
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return CatalogPosition(
      byteOffset: offset, line: low + 1, column: offset - starts[low] + 1)
  }
}
