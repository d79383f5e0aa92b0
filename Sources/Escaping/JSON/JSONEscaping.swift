import ASCII

/// Writes JSON strings.
public enum JSONEscaping {
  /// Appends a text as a string with its quotation marks, so that a terminal and an editor show all
  /// of it.
  ///
  /// Invisible characters and those that change the direction of text are written as `\u` escapes.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    // Reading all bytes in memory is several times as fast as iterating over those of a string.
    let isWritten = unsafe text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard unsafe arePlain(UnsafeRawBufferPointer(utf8)) else { return false }
      unsafe bytes.append(contentsOf: utf8)
      return true
    }
    if isWritten != true {
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns a text as a string with its quotation marks.
  public static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns what Xcode writes between the quotation marks of a string: everything raw except
  /// quotation marks, backslashes and the control characters of ASCII (RFC 8259, 7).
  public static func xcode(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x08: result += "\\b".utf8
      case 0x09: result += "\\t".utf8
      case 0x0A: result += "\\n".utf8
      case 0x0C: result += "\\f".utf8
      case 0x0D: result += "\\r".utf8
      case 0..<0x20: result += "\\u\(byte.hexadecimal(digits: 4))".utf8
      default: result.append(byte)
      }
    }
    return result
  }

  /// Returns the output of another JSON encoder, with invisible characters as `\u` escapes.
  ///
  /// Except line feeds between values, such characters occur only inside strings.
  public static func escapeDocument(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      if scalar != "\n", isHidden(scalar) {
        appendEscape(of: scalar, to: &bytes)
      } else {
        bytes += UTF8.encode(scalar) ?? .init()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns JSON for the inside of a `<script>` element, which no text in it can close (HTML,
  /// 4.12.1.3).
  public static func inScript(_ json: String) -> String {
    json.replacingBytes { $0 == UInt8(ascii: "<") ? "\\u003c" : nil }
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case _ where isHidden(scalar): appendEscape(of: scalar, to: &bytes)
    default: bytes += UTF8.encode(scalar) ?? .init()
    }
  }

  private static func appendEscape(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for unit in UTF16.encode(scalar) ?? .init() {
      bytes += "\\u\(unit.hexadecimal(digits: 4))".utf8
    }
  }

  /// Returns whether all bytes are printable ASCII characters that need no escape in a string.
  private static func arePlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var position = 0
    // Eight bytes at a time: the highest bit of a byte is set if it is none.
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let hasZero = { (word: UInt64) in (word &- ones) & ~word & highest != 0 }
    while position + 8 <= bytes.count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      if (word | ((word &- ones &* 0x20) & ~word)) & highest != 0 || hasZero(word ^ ones &* 0x22)
        || hasZero(word ^ ones &* 0x5C) || hasZero(word ^ ones &* 0x7F)
      {
        return false
      }
      position += 8
    }
    while position < bytes.count {
      if unsafe !isPlain(bytes[position]) { return false }
      position += 1
    }
    return true
  }

  /// Returns whether a byte is a printable ASCII character that needs no escape in a string.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if VisibleName.isPlain(scalar) { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}
