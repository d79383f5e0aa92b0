import ASCII

/// The mark of an item of a list in Markdown: `-`, `*`, `+`, `1.`, or `1)`.
struct MarkdownListMark {
  /// The columns that further lines of the item are indented by.
  let width: Int

  /// The position after the mark.
  let cursor: MarkdownCursor

  /// Reads a mark; nil if there is none.
  init?(_ start: MarkdownCursor, interruptsParagraph: Bool) {
    var cursor = start
    let indentation = cursor.indentation
    guard indentation < 4 else { return nil }
    cursor.skipSpace()
    guard let byte = cursor.byte else { return nil }
    var isFirst = true
    let mark: Int
    if "-*+".utf8.contains(byte) {
      mark = 1
    } else {
      let digits = cursor.bytes[cursor.rest].prefix(10).prefix { $0.isASCIIDigit }
      guard (1...9).contains(digits.count), digits.endIndex < cursor.end,
        ".)".utf8.contains(cursor.bytes[digits.endIndex])
      else { return nil }
      isFirst = digits.elementsEqual("1".utf8)
      mark = digits.count + 1
    }
    cursor.skip(bytes: mark)
    guard cursor.byte == nil || cursor.byte == 0x20 || cursor.byte == 0x09 else { return nil }
    if interruptsParagraph, !isFirst || cursor.isBlank { return nil }
    let space = cursor.indentation
    if cursor.isBlank || space > 4 {
      // One space belongs to the mark, and the rest is that of code.
      cursor.skip(columns: min(1, space))
      width = indentation + mark + 1
    } else {
      cursor.skip(columns: space)
      width = indentation + mark + space
    }
    self.cursor = cursor
  }
}
