/// A position in a line of Markdown, which counts columns, as tabs end at every fourth.
struct MarkdownCursor {
  /// The bytes of the document.
  let bytes: [UInt8]

  /// The end of the line, without its line end.
  let end: Int

  /// The position.
  private(set) var offset: Int

  private var column = 0

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    offset = line.lowerBound
    end = line.upperBound
  }

  /// The byte at the position; nil at the end of the line.
  var byte: UInt8? { offset < end ? bytes[offset] : nil }

  /// The rest of the line.
  var rest: Range<Int> { offset..<end }

  /// The position of the next byte that is neither a space nor a tab.
  var textOffset: Int {
    var position = offset
    while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    return position
  }

  /// Whether only spaces and tabs are left.
  var isBlank: Bool { textOffset == end }

  /// The columns of spaces and tabs at the position.
  var indentation: Int {
    var (position, end) = (offset, column)
    while position < self.end {
      switch bytes[position] {
      case 0x20: end += 1
      case 0x09: end += 4 - end % 4
      default: return end - column
      }
      position += 1
    }
    return end - column
  }

  /// Moves to the next byte that is neither a space nor a tab.
  mutating func skipSpace() { skip(columns: indentation) }

  /// Moves over bytes of which none is a tab.
  mutating func skip(bytes count: Int) {
    offset += count
    column += count
  }

  /// Moves over columns of spaces and tabs, also over a part of a tab.
  mutating func skip(columns count: Int) {
    var rest = count
    while rest > 0, let byte {
      guard byte == 0x09 else {
        skip(bytes: 1)
        rest -= 1
        continue
      }
      let width = 4 - column % 4
      let part = min(width, rest)
      column += part
      rest -= part
      if part == width { offset += 1 }
    }
  }
}
