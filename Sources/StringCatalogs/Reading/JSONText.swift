import ASCII

/// Decodes the bytes of JSON strings.
enum JSONText {
  /// Returns the text between the quotation marks of a string.
  ///
  /// An unpaired surrogate (`\ud800`) is valid in JSON, but not a character: it becomes U+FFFD.
  static func string(from content: ArraySlice<UInt8>, isEscaped: Bool) -> String {
    isEscaped
      ? String(decoding: unescaped(content), as: UTF8.self)
      : String(decoding: content, as: UTF8.self)
  }

  /// Returns the unescaped UTF-8 between the quotation marks of a string.
  static func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var rest = content
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      result += rest[..<backslash]
      rest = rest[(backslash + 1)...]
      guard let escape = rest.popFirst() else {
        result.append(UInt8(ascii: "\\"))
        break
      }
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): result.append(contentsOf: String(scalar(from: &rest)).utf8)
      default: result.append(escape)
      }
    }
    return result + rest
  }

  /// Reads one escape, and returns its length in UTF-8 bytes.
  static func readEscape(from rest: inout ArraySlice<UInt8>) -> Int {
    rest = rest.dropFirst()
    guard rest.popFirst() == UInt8(ascii: "u") else { return 1 }
    return String(scalar(from: &rest)).utf8.count
  }

  /// Reads the digits after `\u`, and those of a following low surrogate.
  private static func scalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let unit = codeUnit(rest.prefix(4))
    rest = rest.dropFirst(4)
    if unit >> 10 == 0xD800 >> 10, rest.starts(with: "\\u".utf8) {
      let other = codeUnit(rest.dropFirst(2).prefix(4))
      if other >> 10 == 0xDC00 >> 10 {
        rest = rest.dropFirst(6)
        return Unicode.Scalar(0x1_0000 + ((unit & 0x3FF) << 10 | (other & 0x3FF))) ?? "\u{FFFD}"
      }
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private static func codeUnit(_ digits: ArraySlice<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32($1.hexadecimalValue ?? 0) }
  }
}
