import ASCII

/// The parts of links in Markdown: labels, destinations, and titles, by CommonMark 0.31, 6.3.
///
/// Positions are in the text of a paragraph, and each part has a limited length, so that many open
/// ones take no time.
enum MarkdownReference {
  /// The longest label, as CommonMark says.
  private static let longestLabel = 999

  /// The longest destination or title.
  private static let longest = 4096

  /// Returns what is after `[label]` at a position, and the label as it is compared; nil for none.
  static func label(
    at start: Int, in text: [UInt8]
  ) -> (name: String, end: Int)? {
    guard start < text.count, text[start] == UInt8(ascii: "[") else { return nil }
    var position = start + 1
    let limit = min(text.count, position + longestLabel + 1)
    while position < limit {
      switch text[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "]"):
        let name = name(text[(start + 1)..<position])
        return name.isEmpty ? nil : (name, position + 1)
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Returns a label as it is compared: in lower case, with single spaces.
  static func name(_ label: ArraySlice<UInt8>) -> String {
    String(decoding: label, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").lowercased()
  }

  /// Returns the destination at a position and its end; nil if there is none.
  static func destination(at start: Int, in text: [UInt8]) -> Range<Int>? {
    let limit = min(text.count, start + longest)
    guard start < limit else { return nil }
    var position = start
    if text[start] == UInt8(ascii: "<") {
      position += 1
      while position < limit {
        switch text[position] {
        case UInt8(ascii: "\\"): position += 1
        case UInt8(ascii: ">"): return start..<position + 1
        case UInt8(ascii: "<"), 0x0A: return nil
        default: break
        }
        position += 1
      }
      return nil
    }
    var depth = 0
    scan: while position < limit {
      switch text[position] {
      case UInt8(ascii: "\\"):
        if position + 1 < limit, isPunctuation(text[position + 1]) { position += 1 }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth -= 1
      case ...0x20, 0x7F: break scan
      default: break
      }
      position += 1
    }
    return depth == 0 ? start..<min(position, limit) : nil
  }

  /// Returns the end of the title at a position; nil if there is none.
  static func end(ofTitleAt start: Int, in text: [UInt8]) -> Int? {
    let limit = min(text.count, start + longest)
    guard start < limit else { return nil }
    let close: UInt8
    switch text[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = text[start]
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var position = start + 1
    while position < limit {
      switch text[position] {
      case UInt8(ascii: "\\"): position += 1
      case close: return position + 1
      case UInt8(ascii: "(") where close == UInt8(ascii: ")"): return nil
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Returns the destination and the end of `(destination "title")` at a position; nil for none.
  static func target(at start: Int, in text: [UInt8]) -> (destination: Range<Int>, end: Int)? {
    guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
    let skip = { MarkdownTag.skippingSpace($0, in: text, limit: text.count) }
    var position = skip(start + 1)
    guard let destination = destination(at: position, in: text) else { return nil }
    position = skip(destination.upperBound)
    if position > destination.upperBound, let title = end(ofTitleAt: position, in: text) {
      position = skip(title)
    }
    guard position < text.count, text[position] == UInt8(ascii: ")") else { return nil }
    return (destination, position + 1)
  }

  /// Returns the name and the end of a definition `[label]: destination "title"` at a position,
  /// with its line end; nil for none.
  static func definition(
    at start: Int, in text: [UInt8]
  ) -> (name: String, destination: Range<Int>, end: Int)? {
    guard let label = label(at: start, in: text), label.end < text.count,
      text[label.end] == UInt8(ascii: ":")
    else { return nil }
    let value = MarkdownTag.skippingSpace(label.end + 1, in: text, limit: text.count)
    guard let destination = destination(at: value, in: text), !destination.isEmpty else {
      return nil
    }
    let afterDestination = lineEnd(after: destination.upperBound, in: text)
    let title = MarkdownTag.skippingSpace(destination.upperBound, in: text, limit: text.count)
    if title > destination.upperBound, let end = end(ofTitleAt: title, in: text),
      let lineEnd = lineEnd(after: end, in: text)
    {
      return (label.name, destination, lineEnd)
    }
    return afterDestination.map { (label.name, destination, $0) }
  }

  /// Returns the position after the line end that follows, if only space is before it.
  private static func lineEnd(after start: Int, in text: [UInt8]) -> Int? {
    var position = start
    while position < text.count, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
    if position == text.count { return position }
    return text[position] == 0x0A ? position + 1 : nil
  }

  /// Returns whether a byte is ASCII punctuation, which a backslash can escape.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !byte.isASCIILetter && !byte.isASCIIDigit
  }
}
