import ASCII

/// Reads the part of YAML that project specifications are written in: mappings and lists by
/// indentation or in brackets, and plain or quoted texts.
///
/// An alias stands for a text without content and is never replaced by what it names, so that a
/// small file can't become a large one. Texts of several lines, which only scripts have, are
/// skipped.
struct YAMLParser {
  /// The maximum size of a file in bytes.
  static let maximumByteCount = 4 << 20

  /// The maximum depth of values.
  private static let maximumDepth = 64

  /// A line with content.
  private struct Line {
    var indent: Int
    var text: [UInt8]
  }

  private var lines: [Line]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n")).compactMap { bytes in
      let text = Self.withoutComment(bytes)
      let indent = text.prefix { $0 == UInt8(ascii: " ") }.count
      let content = Self.trimmed(text.dropFirst(indent))
      let isMark = indent == 0 && (content.starts(with: "---".utf8) || content.first == 0x25)
      return content.isEmpty || isMark ? nil : Line(indent: indent, text: Array(content))
    }
  }

  /// Returns the value of a document; nil if it is too large, too deep, or no mapping or list.
  static func value(of bytes: [UInt8]) -> YAMLValue? {
    guard bytes.count <= maximumByteCount else { return nil }
    var parser = YAMLParser(bytes)
    guard let first = parser.lines.first else { return nil }
    let value = parser.block(first.indent, 0)
    return parser.position == parser.lines.count ? value : nil
  }

  // MARK: Blocks

  /// Reads the lines with an indentation; nil if they are no mapping or list.
  private mutating func block(_ indent: Int, _ depth: Int) -> YAMLValue? {
    guard depth < Self.maximumDepth, position < lines.count else { return nil }
    return Self.isItem(lines[position].text) ? list(indent, depth) : map(indent, depth)
  }

  private mutating func list(_ indent: Int, _ depth: Int) -> YAMLValue? {
    var elements: [YAMLValue] = []
    while position < lines.count, lines[position].indent == indent,
      Self.isItem(lines[position].text)
    {
      let line = lines[position]
      let content = Self.trimmed(line.text.dropFirst())
      let offset = content.isEmpty ? 0 : content.startIndex
      if !content.isEmpty, Self.isItem(Array(content)) || Self.key(of: Array(content)) != nil {
        // The rest of the line begins a block whose other lines are as far to the right.
        lines[position] = Line(indent: indent + offset, text: Array(content))
        guard let value = block(indent + offset, depth + 1) else { return nil }
        elements.append(value)
      } else {
        position += 1
        guard let value = value(Array(content), indent, depth + 1, allowsList: false) else {
          return nil
        }
        elements.append(value)
      }
    }
    return isOver(indent, isList: true) ? .list(elements) : nil
  }

  private mutating func map(_ indent: Int, _ depth: Int) -> YAMLValue? {
    var members: [YAMLValue.Member] = []
    while position < lines.count, lines[position].indent == indent,
      !Self.isItem(lines[position].text)
    {
      guard let (key, rest) = Self.key(of: lines[position].text) else { return nil }
      position += 1
      guard let value = value(rest, indent, depth + 1, allowsList: true) else { return nil }
      members.append(YAMLValue.Member(key: key, value: value))
    }
    return isOver(indent, isList: false) ? .map(members) : nil
  }

  /// Returns whether the next line does not belong to a list or a mapping with an indentation: a
  /// list can be as far to the right as the mapping around it.
  private func isOver(_ indent: Int, isList: Bool) -> Bool {
    position >= lines.count || lines[position].indent < indent
      || lines[position].indent == indent && Self.isItem(lines[position].text) != isList
  }

  /// Reads a value that begins with the rest of a line, or in the lines below it.
  private mutating func value(
    _ rest: [UInt8], _ indent: Int, _ depth: Int, allowsList: Bool
  ) -> YAMLValue? {
    let rest = Self.withoutProperties(rest)
    guard let first = rest.first else {
      guard position < lines.count else { return .text("") }
      let next = lines[position]
      if next.indent > indent { return block(next.indent, depth) }
      return allowsList && next.indent == indent && Self.isItem(next.text)
        ? list(indent, depth) : .text("")
    }
    if first == UInt8(ascii: "|") || first == UInt8(ascii: ">") {
      skip(below: indent)
      return .text("")
    }
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      var text = rest
      while !Self.isBalanced(text), position < lines.count, lines[position].indent > indent {
        text += [UInt8(ascii: " ")] + lines[position].text
        position += 1
        guard text.count <= Self.longestFlow else { return nil }
      }
      var flow = FlowParser(text)
      return flow.value(depth)
    }
    skip(below: indent)
    return .text(Self.scalar(rest))
  }

  /// The maximum length of a value in brackets, which is looked at again for each of its lines.
  private static let longestFlow = 64 << 10

  private mutating func skip(below indent: Int) {
    while position < lines.count, lines[position].indent > indent { position += 1 }
  }

  // MARK: Lines

  private static func isItem(_ text: [UInt8]) -> Bool {
    text.first == UInt8(ascii: "-") && (text.count == 1 || text[1] == UInt8(ascii: " "))
  }

  /// Returns the key of a line and what follows its colon; nil without one.
  private static func key(of text: [UInt8]) -> (key: String, rest: [UInt8])? {
    var quote: UInt8?
    guard text.first.map({ $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "{") }) == true else {
      return nil
    }
    for (index, byte) in text.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if index == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ":"),
        index + 1 == text.count || text[index + 1] == UInt8(ascii: " ")
      {
        let rest = trimmed(text[(index + 1)...])
        return (scalar(Array(trimmed(text[..<index]))), Array(rest))
      }
    }
    return nil
  }

  /// Returns a value without its anchor and its tag; an alias is nothing.
  private static func withoutProperties(_ text: [UInt8]) -> [UInt8] {
    guard let first = text.first else { return text }
    if first == UInt8(ascii: "*") { return Array("\"\"".utf8) }
    guard first == UInt8(ascii: "&") || first == UInt8(ascii: "!") else { return text }
    let rest = text.drop { $0 != UInt8(ascii: " ") }
    return Array(trimmed(rest))
  }

  /// Returns the text of a plain or quoted scalar.
  static func scalar(_ text: [UInt8]) -> String {
    guard text.count > 1, let first = text.first, first == text.last,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    else { return String(decoding: text, as: UTF8.self) }
    return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var quote: UInt8?
    var before = UInt8(ascii: " ")
    for index in line.indices {
      let byte = line[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "#"), before == UInt8(ascii: " ") || before == 9 {
        return line[..<index]
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        " [{,:\t".utf8.contains(before)
      {
        quote = byte
      }
      before = byte
    }
    return line
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    while let first = rest.first, first == 0x20 || first == 9 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 9 || last == 13 { rest.removeLast() }
    return rest
  }

  private static func isBalanced(_ text: [UInt8]) -> Bool {
    var depth = 0
    var quote: UInt8?
    for byte in text {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if "[{".utf8.contains(byte) {
        depth += 1
      } else if "]}".utf8.contains(byte) {
        depth -= 1
      }
    }
    return depth <= 0
  }

  /// Reads a value in brackets, such as `[App, { path: Shared }]`.
  private struct FlowParser {
    private let text: [UInt8]
    private var position = 0

    init(_ text: [UInt8]) {
      self.text = text
    }

    mutating func value(_ depth: Int) -> YAMLValue? {
      guard depth < YAMLParser.maximumDepth else { return nil }
      skipSpaces()
      guard position < text.count else { return nil }
      switch text[position] {
      case UInt8(ascii: "["):
        return items(until: UInt8(ascii: "]"), depth).map { .list($0.map(\.value)) }
      case UInt8(ascii: "{"): return items(until: UInt8(ascii: "}"), depth).map(YAMLValue.map)
      default: return .text(scalar())
      }
    }

    /// Reads what brackets enclose; elements of a list have empty keys.
    private mutating func items(until end: UInt8, _ depth: Int) -> [YAMLValue.Member]? {
      position += 1
      var members: [YAMLValue.Member] = []
      while true {
        skipSpaces()
        guard position < text.count else { return nil }
        if text[position] == end {
          position += 1
          return members
        }
        guard var value = value(depth + 1) else { return nil }
        var key = ""
        skipSpaces()
        if position < text.count, text[position] == UInt8(ascii: ":"), let name = value.text {
          position += 1
          key = name
          guard let member = self.value(depth + 1) else { return nil }
          value = member
        }
        members.append(YAMLValue.Member(key: key, value: value))
        skipSpaces()
        guard position < text.count else { return nil }
        if text[position] == UInt8(ascii: ",") {
          position += 1
        } else if text[position] != end {
          return nil
        }
      }
    }

    private mutating func scalar() -> String {
      let start = position
      if text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'") {
        let quote = text[position]
        position += 1
        while position < text.count, text[position] != quote { position += 1 }
        position = min(position + 1, text.count)
      } else {
        while position < text.count, !",]}:".utf8.contains(text[position]) || isInside {
          position += 1
        }
      }
      return YAMLParser.scalar(Array(YAMLParser.trimmed(text[start..<position])))
    }

    /// Whether a colon is a part of a text, as in `a:b`.
    private var isInside: Bool {
      text[position] == UInt8(ascii: ":") && position + 1 < text.count
        && !" ,]}".utf8.contains(text[position + 1])
    }

    private mutating func skipSpaces() {
      while position < text.count, text[position] == 0x20 || text[position] == 9 { position += 1 }
    }
  }
}
