import ASCII

/// Reads the parts of files in the format of OpenStep, as Foundation does: white space, comments
/// and texts.
struct OpenStepScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the position; nil at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips a byte; returns whether it is at the position.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard self.byte == byte else { return false }
    position += 1
    return true
  }

  /// Skips everything up to a byte and the byte; returns whether there is one.
  mutating func skip(past byte: UInt8) -> Bool {
    guard let end = bytes[position...].firstIndex(of: byte) else { return false }
    position = end + 1
    return true
  }

  /// Skips white space and comments.
  mutating func skipSpace() throws(TableFailure) {
    while try nextComment() != nil {}
  }

  /// Skips white space, and a comment if there is one; returns what is in the comment.
  mutating func nextComment() throws(TableFailure) -> ArraySlice<UInt8>? {
    while let byte {
      if byte == UInt8(ascii: "/"), let next = bytes[(position + 1)...].first {
        if next == UInt8(ascii: "*") { return try blockComment() }
        guard next == UInt8(ascii: "/") else { return nil }
        let rest = bytes[(position + 2)...]
        position = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        return rest[..<position]
      }
      guard let count = spaceCount(byte) else { return nil }
      position += count
    }
    return nil
  }

  private mutating func blockComment() throws(TableFailure) -> ArraySlice<UInt8> {
    let rest = bytes[(position + 2)...]
    var end = rest.startIndex
    while let star = rest[end...].firstIndex(of: UInt8(ascii: "*")) {
      end = star + 1
      if rest[end...].first == UInt8(ascii: "/") {
        position = end + 1
        return rest[..<star]
      }
    }
    throw TableFailure(.unclosedComment, at: position)
  }

  /// Returns the number of bytes of white space at the position; nil if there is none.
  ///
  /// Foundation skips the line and paragraph separators of Unicode as well.
  private func spaceCount(_ byte: UInt8) -> Int? {
    if byte == 0x20 || (0x09...0x0D).contains(byte) { return 1 }
    guard byte == 0xE2 else { return nil }
    let rest = bytes[position...].prefix(3)
    return rest.elementsEqual([0xE2, 0x80, 0xA8]) || rest.elementsEqual([0xE2, 0x80, 0xA9])
      ? 3 : nil
  }

  /// Reads a text, with quotation marks or without.
  mutating func text() throws(TableFailure) -> TableText {
    let start = position
    guard let byte else { throw TableFailure(.missingText, at: start) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    while let byte = self.byte, Self.isPlain(byte), !bytes[position...].starts(with: "//".utf8),
      !bytes[position...].starts(with: "/*".utf8)
    {
      position += 1
    }
    guard start < position else { throw TableFailure(.missingText, at: start) }
    return TableText(String(decoding: bytes[start..<position], as: UTF8.self), start..<position)
  }

  /// Whether a byte can stand in a text without quotation marks.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
      || [0x24, 0x2D, 0x2E, 0x2F, 0x3A, 0x5F].contains(byte)
  }

  private mutating func quoted(by quote: UInt8) throws(TableFailure) -> TableText {
    let start = position
    position += 1
    // In UTF-16, as an escape is one unit of a character outside the first plane.
    var units: [UInt16] = []
    var run = position
    while let byte, byte != quote {
      guard byte == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      units += String(decoding: bytes[run..<position], as: UTF8.self).utf16
      position += 1
      units += escaped()
      run = position
    }
    guard byte == quote else { throw TableFailure(.unclosedText, at: start) }
    let rest = String(decoding: bytes[run..<position], as: UTF8.self)
    position += 1
    let text = units.isEmpty ? rest : String(decoding: units + rest.utf16, as: UTF16.self)
    return TableText(text, start..<position)
  }

  /// Reads what follows a backslash.
  private mutating func escaped() -> [UInt16] {
    guard let byte else { return [] }
    // Any other character stands for itself, and is read as a part of the text.
    switch byte {
    case UInt8(ascii: "a"): return simple(0x07)
    case UInt8(ascii: "b"): return simple(0x08)
    case UInt8(ascii: "t"): return simple(0x09)
    case UInt8(ascii: "n"): return simple(0x0A)
    case UInt8(ascii: "v"): return simple(0x0B)
    case UInt8(ascii: "f"): return simple(0x0C)
    case UInt8(ascii: "r"): return simple(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return simple(UInt16(byte))
    case UInt8(ascii: "U"):
      position += 1
      return number(digits: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return number(digits: 3, radix: 8)
    default: return []
    }
  }

  private mutating func simple(_ unit: UInt16) -> [UInt16] {
    position += 1
    return [unit]
  }

  private mutating func number(digits: Int, radix: Int) -> [UInt16] {
    let digits = bytes[position...].prefix(digits).prefix {
      $0.isASCIIDigit && Int($0 & 15) < radix
        || radix == 16 && $0.isASCIILetter && $0 | 0x20 <= 0x66
    }
    position += digits.count
    return UInt16(String(decoding: digits, as: UTF8.self), radix: radix).map { [$0] } ?? []
  }
}
