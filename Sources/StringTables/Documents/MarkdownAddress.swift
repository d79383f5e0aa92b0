import ASCII

/// Addresses and other words in Markdown that are no prose.
enum MarkdownAddress {
  /// The longest of them that is read, so that many open ones take no time.
  private static let longest = 2048

  /// Returns the end of `<https://…>` or `<name@host>` at a position; nil for something else.
  static func end(ofAutolinkAt start: Int, in text: [UInt8]) -> Int? {
    let limit = min(text.count, start + longest)
    var position = start + 1
    var isAddress = false
    while position < limit, text[position] > 0x20, text[position] != UInt8(ascii: "<") {
      if text[position] == UInt8(ascii: ">") {
        return isAddress ? position + 1 : nil
      }
      if text[position] == UInt8(ascii: "@"), position > start + 1 { isAddress = true }
      if text[position] == UInt8(ascii: ":"), (2...32).contains(position - start - 1),
        text[(start + 1)..<position].allSatisfy(isInScheme), text[start + 1].isASCIILetter
      {
        isAddress = true
      }
      position += 1
    }
    return nil
  }

  private static func isInScheme(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "+.-".utf8.contains(byte)
  }

  /// Returns the end of an address such as `https://…` or `www.…` at a position; nil for none.
  ///
  /// It ends before a character that is not of ASCII, as a sentence may go on there.
  static func end(ofAddressAt start: Int, in text: [UInt8]) -> Int? {
    let rest = text[start...]
    guard start == 0 || !text[start - 1].isASCIILetter && !text[start - 1].isASCIIDigit,
      ["http://", "https://", "www."].contains(where: { rest.starts(with: $0.utf8) })
    else { return nil }
    var end = start
    while end < text.count, text[end] > 0x20, text[end] < 0x7F, !"<>\"`|[]".utf8.contains(text[end])
    { end += 1 }
    var depth = 0
    for byte in text[start..<end] {
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
    }
    while end > start {
      let last = text[end - 1]
      if last == UInt8(ascii: ")"), depth < 0 {
        depth += 1
      } else if !"?!.,:;*_~'".utf8.contains(last) {
        break
      }
      end -= 1
    }
    return end > start + 4 ? end : nil
  }

  /// Returns the end of an emoji's name (`:rocket:`) or of a template's expression (`{{ … }}`,
  /// `{% … %}`) at a position; nil for something else.
  static func end(ofShortcodeAt start: Int, in text: [UInt8]) -> Int? {
    let limit = min(text.count, start + 64)
    if text[start] == UInt8(ascii: ":") {
      var end = start + 1
      while end < limit,
        text[end].isASCIILowercase || text[end].isASCIIDigit
          || "_+-".utf8.contains(text[end])
      { end += 1 }
      let isName = end > start + 1 && text[(start + 1)..<end].contains { !$0.isASCIIDigit }
      return isName && end < limit && text[end] == UInt8(ascii: ":") ? end + 1 : nil
    }
    let close: [UInt8]
    switch start + 1 < limit ? text[start + 1] : 0 {
    case UInt8(ascii: "{"): close = Array("}}".utf8)
    case UInt8(ascii: "%"): close = Array("%}".utf8)
    default: return nil
    }
    return text[(start + 2)..<min(text.count, start + 256)].indices
      .first { text[$0...].starts(with: close) }.map { $0 + 2 }
  }

  /// Returns the end of a reference to a footnote (`[^1]`) at a position; nil for something else.
  static func end(ofFootnoteAt start: Int, in text: [UInt8]) -> Int? {
    guard start + 1 < text.count, text[start + 1] == UInt8(ascii: "^") else { return nil }
    let name = text[(start + 2)...].prefix(64).prefix { $0 > 0x20 && $0 != 0x5B && $0 != 0x5D }
    guard !name.isEmpty, name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: "]") else {
      return nil
    }
    return name.endIndex + 1
  }
}
