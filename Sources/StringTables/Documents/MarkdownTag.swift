import ASCII

/// The form of HTML in Markdown, by CommonMark 0.31, 4.6 and 6.6.
enum MarkdownTag {
  /// The kinds of HTML blocks, by what ends them.
  enum Block {
    /// Text in one of the bytes ends the block.
    case until([[UInt8]])

    /// A comment, which ends with `-->`.
    case comment

    /// A blank line ends the block.
    case untilBlank
  }

  /// The longest tag that is read, so that many open ones take no time.
  private static let longest = 4096

  /// The elements whose tags begin a block wherever a line begins with them.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  /// The elements whose contents are no text, up to their end.
  private static let raw: Set<String> = ["pre", "script", "style", "textarea"]

  /// Returns the kind of the block that begins with the rest of a line; nil for none.
  static func block(
    at start: Int, in bytes: [UInt8], lineEnd: Int, interruptsParagraph: Bool
  ) -> Block? {
    let line = bytes[start..<lineEnd]
    guard line.first == UInt8(ascii: "<") else { return nil }
    if line.starts(with: "<!--".utf8) { return .comment }
    if line.starts(with: "<?".utf8) { return .until([Array("?>".utf8)]) }
    if line.starts(with: "<![CDATA[".utf8) { return .until([Array("]]>".utf8)]) }
    if line.count > 2, line[start + 1] == UInt8(ascii: "!"), line[start + 2].isASCIILetter {
      return .until([Array(">".utf8)])
    }
    let isClosing = line.count > 1 && line[start + 1] == UInt8(ascii: "/")
    let name = name(at: start + (isClosing ? 2 : 1), in: bytes, end: lineEnd)
    let element = String(decoding: bytes[name].prefix(12), as: UTF8.self).lowercased()
    let next = name.upperBound < lineEnd ? bytes[name.upperBound] : 0x20
    let isDelimited = [0x20, 0x09, UInt8(ascii: ">")].contains(next)
    if !isClosing, isDelimited, raw.contains(element) {
      return .until(raw.map { Array("</\($0)>".utf8) })
    }
    if blocks.contains(element),
      isDelimited || bytes[name.upperBound..<lineEnd].starts(with: "/>".utf8)
    {
      return .untilBlank
    }
    guard !interruptsParagraph, let end = end(ofTagAt: start, in: bytes, limit: lineEnd),
      bytes[end..<lineEnd].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return nil }
    return .untilBlank
  }

  /// Returns the name of an element at a position; empty if there is none.
  static func name(at start: Int, in bytes: [UInt8], end: Int) -> Range<Int> {
    guard start < end, bytes[start].isASCIILetter else { return start..<start }
    var position = start
    while position < end, isInName(bytes[position]) { position += 1 }
    return start..<position
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
  }

  /// Returns where an opening or closing tag ends that begins at a position; nil if none does.
  static func end(ofTagAt start: Int, in bytes: [UInt8], limit: Int) -> Int? {
    let limit = min(limit, start + longest)
    var position = start + 1
    guard position < limit else { return nil }
    let isClosing = bytes[position] == UInt8(ascii: "/")
    if isClosing { position += 1 }
    let name = name(at: position, in: bytes, end: limit)
    guard !name.isEmpty else { return nil }
    position = name.upperBound
    while !isClosing {
      let space = skippingSpace(position, in: bytes, limit: limit)
      guard space > position, space < limit,
        let attribute = end(ofAttributeAt: space, in: bytes, limit: limit)
      else { break }
      position = attribute
    }
    position = skippingSpace(position, in: bytes, limit: limit)
    if !isClosing, position < limit, bytes[position] == UInt8(ascii: "/") { position += 1 }
    guard position < limit, bytes[position] == UInt8(ascii: ">") else { return nil }
    return position + 1
  }

  private static func end(
    ofAttributeAt start: Int, in bytes: [UInt8], limit: Int
  ) -> Int? {
    let isFirst = { (byte: UInt8) in byte.isASCIILetter || byte == 0x5F || byte == 0x3A }
    guard isFirst(bytes[start]) else { return nil }
    var position = start
    while position < limit,
      isInName(bytes[position]) || isFirst(bytes[position])
        || bytes[position] == UInt8(ascii: ".")
    {
      position += 1
    }
    let equals = skippingSpace(position, in: bytes, limit: limit)
    guard equals < limit, bytes[equals] == UInt8(ascii: "=") else { return position }
    let value = skippingSpace(equals + 1, in: bytes, limit: limit)
    guard value < limit else { return nil }
    if bytes[value] == UInt8(ascii: "\"") || bytes[value] == UInt8(ascii: "'") {
      return bytes[(value + 1)..<limit].firstIndex(of: bytes[value]).map { $0 + 1 }
    }
    position = value
    while position < limit, bytes[position] > 0x20, !"\"'=<>`".utf8.contains(bytes[position]) {
      position += 1
    }
    return position > value ? position : nil
  }

  /// Returns the position after spaces, tabs, and line ends.
  static func skippingSpace(_ start: Int, in bytes: [UInt8], limit: Int) -> Int {
    var position = start
    while position < limit, [0x20, 0x09, 0x0A].contains(bytes[position]) { position += 1 }
    return position
  }
}
