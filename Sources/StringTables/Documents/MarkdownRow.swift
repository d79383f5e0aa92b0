/// The form of the rows of tables in Markdown, as GitHub reads them.
enum MarkdownRow {
  /// Returns the number of columns that a row of hyphens and colons delimits; nil for another line.
  static func columns(ofDelimiter line: ArraySlice<UInt8>) -> Int? {
    guard line.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") }),
      line.allSatisfy({ "|:- \t".utf8.contains($0) })
    else { return nil }
    let cells = cells(of: line.startIndex..<line.endIndex, in: Array(line), base: line.startIndex)
    let isDelimiter = cells.allSatisfy { cell in
      var text = line[cell]
      if text.first == UInt8(ascii: ":") { text = text.dropFirst() }
      if text.last == UInt8(ascii: ":") { text = text.dropLast() }
      return !text.isEmpty && text.allSatisfy { $0 == UInt8(ascii: "-") }
    }
    return isDelimiter && !cells.isEmpty ? cells.count : nil
  }

  /// Returns the bytes of the cells of a row, without the white space around them.
  static func cells(of line: Range<Int>, in bytes: [UInt8], base: Int = 0) -> [Range<Int>] {
    var line = trimmed(line, in: bytes, base: base)
    if !line.isEmpty, bytes[line.lowerBound - base] == UInt8(ascii: "|") {
      line = line.lowerBound + 1..<line.upperBound
    }
    var cells: [Range<Int>] = []
    var start = line.lowerBound
    var position = start
    while position < line.upperBound {
      switch bytes[position - base] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "|"):
        cells.append(trimmed(start..<position, in: bytes, base: base))
        start = position + 1
      default: break
      }
      position += 1
    }
    // What follows the last mark is a cell, unless it is blank.
    let last = trimmed(start..<max(start, line.upperBound), in: bytes, base: base)
    if !last.isEmpty { cells.append(last) }
    return cells
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8], base: Int) -> Range<Int> {
    let isSpace = { (position: Int) in
      bytes[position - base] == 0x20 || bytes[position - base] == 0x09
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(start) { start += 1 }
    while end > start, isSpace(end - 1) { end -= 1 }
    return start..<end
  }
}
