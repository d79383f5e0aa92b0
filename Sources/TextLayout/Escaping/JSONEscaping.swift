/// Writes JSON so that a terminal and an editor show all of it.
public enum JSONEscaping {
  /// Returns the same JSON with invisible characters and those that turn text around as `\u` escapes.
  ///
  /// Such characters occur only inside of strings, where an escape means the character itself.
  public static func escape(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      if scalar != "\n", isHidden(scalar) {
        for unit in String(Character(scalar)).utf16 {
          result.append(contentsOf: "\\u\(hexadecimal(unit))".unicodeScalars)
        }
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Appends a text as a string of JSON, in quotation marks.
  ///
  /// Invisible characters and those that turn text around are written as `\u` escapes.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    // Bytes that lie in an array are looked at several times as fast as those of a text.
    if bytes[start...].contains(where: { !showsItself($0) }) {
      bytes.removeSubrange(start...)
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    case _ where isHidden(scalar):
      for unit in UTF16.encode(scalar) ?? .init() { bytes += "\\u\(hexadecimal(unit))".utf8 }
    default: bytes += UTF8.encode(scalar) ?? .init()
    }
  }

  /// Returns whether a byte is a printed character of ASCII that a string of JSON has as it is.
  private static func showsItself(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
