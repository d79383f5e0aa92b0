import CatalogRules
import StringCatalogs

/// The lines of a file and the positions of its bytes.
///
/// Request the regions of a file in order: a long line is then scanned once.
struct SourceLines {
  let bytes: [UInt8]
  private let unit: ColumnUnit
  private let index: LineIndex

  /// The last requested start: the beginning of its line, and the units before it.
  private var last = (line: 0, offset: 0, count: 0)

  /// The line that was last requested, without the line end.
  private var lastLine = 0..<0

  init(_ bytes: [UInt8], unit: ColumnUnit) {
    self.bytes = bytes
    self.unit = unit
    index = LineIndex(bytes)
  }

  /// Returns the lines and columns of a range of bytes.
  mutating func region(of range: Range<Int>) -> TextRegion {
    let (start, end) = index.positions(of: range)
    let lineStart = self.lineStart(of: start)
    if last.line != lineStart || last.offset > start.byteOffset || last.offset < lineStart {
      last = (lineStart, lineStart, 0)
    }
    last.count += unit.count(bytes[last.offset..<start.byteOffset])
    last.offset = start.byteOffset
    let endCount =
      end.line == start.line
      ? last.count + unit.count(bytes[start.byteOffset..<end.byteOffset])
      : unit.count(bytes[self.lineStart(of: end)..<end.byteOffset])
    return TextRegion(
      startLine: start.line, startColumn: last.count + 1, endLine: end.line,
      endColumn: endCount + 1)
  }

  /// Returns the bytes of the line that contains a byte, without the line end.
  mutating func lineRange(around offset: Int) -> Range<Int> {
    let position = index.position(at: offset)
    let start = lineStart(of: position)
    if start == lastLine.lowerBound, lastLine.contains(offset) { return lastLine }
    var end = bytes[position.byteOffset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    lastLine = start..<max(start, end)
    return lastLine
  }

  private func lineStart(of position: CatalogPosition) -> Int {
    position.byteOffset - (position.column - 1)
  }
}
