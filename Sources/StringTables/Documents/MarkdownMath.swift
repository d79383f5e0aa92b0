import ASCII

/// Math in Markdown as GitHub reads it: `$x_1$`, and `$$x_1$$` also over several lines.
struct MarkdownMath {
  /// The longest formula that is read.
  private static let longest = 2048

  /// The position that no formula ends before, for those with one dollar sign and with two, so that
  /// many dollar signs take no time.
  private var unclosed = [0, 0]

  /// Returns the end of the math that begins at a dollar sign; nil for a dollar sign in prose, as
  /// in “$5 or $6”.
  mutating func end(at start: Int, in text: [UInt8]) -> Int? {
    let dollar = UInt8(ascii: "$")
    let limit = min(text.count, start + Self.longest)
    var content = start
    while content < limit, text[content] == dollar { content += 1 }
    let mark = text[start..<content]
    guard mark.count <= 2, content < limit, !Self.isInWord(text, start - 1),
      mark.count == 2 || text[content] > 0x20
    else { return nil }
    var position = max(content, unclosed[mark.count - 1])
    defer { unclosed[mark.count - 1] = max(unclosed[mark.count - 1], position) }
    while position < limit {
      switch text[position] {
      case UInt8(ascii: "`"): return nil
      case UInt8(ascii: "\\"): position += 2
      case dollar:
        let end = text[position...].prefix { $0 == dollar }.endIndex
        if end - position == mark.count, mark.count == 2 || text[position - 1] > 0x20,
          !Self.isInWord(text, end)
        {
          return end
        }
        position = end
      default: position += 1
      }
    }
    return nil
  }

  /// Returns whether a letter or a digit of ASCII is at a position.
  private static func isInWord(_ text: [UInt8], _ position: Int) -> Bool {
    text.indices.contains(position)
      && (text[position].isASCIILetter || text[position].isASCIIDigit)
  }
}
