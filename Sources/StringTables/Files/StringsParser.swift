import ASCII
import StringCatalogs

/// Reads the entries of a `.strings` file in its usual form: `"key" = "text";`.
///
/// This is the old property list format as Foundation reads it: keys and texts may do without
/// quotation marks or have single ones, and an entry without a text has its key as text.
struct StringsParser {
  private let bytes: [UInt8]
  private var place = 0

  /// Returns the entries of a text in UTF-8.
  static func entries(of bytes: [UInt8]) throws(TableFailure) -> [TableEntry] {
    var parser = StringsParser(bytes)
    return try parser.entries()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func entries() throws(TableFailure) -> [TableEntry] {
    var entries: [TableEntry] = []
    var comment = try skipComments()
    // The braces of a property list are left out, as a rule.
    let hasBraces = byte == UInt8(ascii: "{")
    if hasBraces {
      place += 1
      comment += try skipComments()
    }
    while let byte, !(hasBraces && byte == UInt8(ascii: "}")) {
      let key = try text()
      _ = try skipComments()
      var value = key
      if self.byte == UInt8(ascii: "=") {
        place += 1
        _ = try skipComments()
        value = try text()
        _ = try skipComments()
      }
      guard self.byte == UInt8(ascii: ";") else { throw failure(after: value) }
      place += 1
      entries.append(TableEntry(key: key, comment: comment, value: .text(value, .translated)))
      comment = try skipComments()
    }
    guard !hasBraces || byte == UInt8(ascii: "}") else {
      throw TableFailure(.missingText, at: place)
    }
    return entries
  }

  /// Returns what is wrong where an entry doesn't end.
  private func failure(after value: TableText) -> TableFailure {
    let isQuoted = bytes[value.range.lowerBound] == UInt8(ascii: "\"")
    // A text of several lines is likely to have swallowed the next one's quotation mark.
    if isQuoted, bytes[value.range].contains(0x0A), let byte, Self.isPlain(byte) {
      return TableFailure(.unclosedText, at: value.range.lowerBound)
    }
    if !isQuoted, let byte, Self.isPlain(byte) || byte == UInt8(ascii: "\"") || byte >= 0x80 {
      return TableFailure(.textOutside, at: value.range.lowerBound)
    }
    return TableFailure(.missingSemicolon, at: value.range.upperBound)
  }

  /// Skips white space and comments; returns the text of the comments.
  private mutating func skipComments() throws(TableFailure) -> String {
    var comments: [String] = []
    while let byte {
      if bytes[place...].starts(with: "/*".utf8) {
        let start = place
        place += 2
        while !bytes[place...].starts(with: "*/".utf8) {
          guard place < bytes.count else { throw TableFailure(.unclosedComment, at: start) }
          place += 1
        }
        comments.append(Self.trimmed(bytes[start + 2..<place]))
        place += 2
      } else if bytes[place...].starts(with: "//".utf8) {
        let start = place + 2
        while let byte = self.byte, byte != 0x0A, byte != 0x0D { place += 1 }
        comments.append(Self.trimmed(bytes[start..<place]))
      } else if let count = spaceCount(byte) {
        place += count
      } else {
        break
      }
    }
    return comments.joined(separator: "\n")
  }

  /// Returns the number of bytes of white space at the place; nil if there is none.
  ///
  /// Foundation skips the line and paragraph separators of Unicode as well.
  private func spaceCount(_ byte: UInt8) -> Int? {
    if byte == 0x20 || (0x09...0x0D).contains(byte) { return 1 }
    let rest = bytes[place...].prefix(3)
    return rest.elementsEqual([0xE2, 0x80, 0xA8]) || rest.elementsEqual([0xE2, 0x80, 0xA9])
      ? 3 : nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    let rest = bytes.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? rest.startIndex
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// Reads a key or a text.
  private mutating func text() throws(TableFailure) -> TableText {
    let start = place
    guard let byte else { throw TableFailure(.missingText, at: start) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    while let byte = self.byte, Self.isPlain(byte), !bytes[place...].starts(with: "//".utf8),
      !bytes[place...].starts(with: "/*".utf8)
    {
      place += 1
    }
    guard start < place else { throw TableFailure(.missingText, at: start) }
    return TableText(String(decoding: bytes[start..<place], as: UTF8.self), start..<place)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
      || [0x24, 0x2D, 0x2E, 0x2F, 0x3A, 0x5F].contains(byte)
  }

  private mutating func quoted(by quote: UInt8) throws(TableFailure) -> TableText {
    let start = place
    place += 1
    // In UTF-16, as an escape is one unit of a character outside the first plane.
    var units: [UInt16] = []
    var run = place
    while let byte, byte != quote {
      guard byte == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      units += String(decoding: bytes[run..<place], as: UTF8.self).utf16
      place += 1
      units += escaped()
      run = place
    }
    guard byte == quote else { throw TableFailure(.unclosedText, at: start) }
    let rest = String(decoding: bytes[run..<place], as: UTF8.self)
    place += 1
    let text = units.isEmpty ? rest : String(decoding: units + rest.utf16, as: UTF16.self)
    return TableText(text, start..<place)
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
      place += 1
      return number(digits: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return number(digits: 3, radix: 8)
    default: return []
    }
  }

  private mutating func simple(_ unit: UInt16) -> [UInt16] {
    place += 1
    return [unit]
  }

  private mutating func number(digits: Int, radix: Int) -> [UInt16] {
    let digits = bytes[place...].prefix(digits).prefix {
      $0.isASCIIDigit && Int($0 & 15) < radix
        || radix == 16 && $0.isASCIILetter && $0 | 0x20 <= 0x66
    }
    place += digits.count
    return UInt16(String(decoding: digits, as: UTF8.self), radix: radix).map { [$0] } ?? []
  }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }
}
