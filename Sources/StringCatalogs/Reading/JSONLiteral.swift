/// A JSON string literal seen from the text that it stands for.
package enum JSONLiteral {
  /// Returns the UTF-8 of the text that a literal with its quotes stands for.
  package static func utf8(_ literal: Range<Int>, in bytes: [UInt8]) -> [UInt8] {
    JSONText.unescaped(content(of: literal, in: bytes))
  }

  /// Returns where in the file each byte of the text stands that a literal stands for, and where
  /// the text ends.
  package static func offsets(ofTextOf literal: Range<Int>, in bytes: [UInt8]) -> [Int] {
    var rest = content(of: literal, in: bytes)
    var offsets: [Int] = []
    offsets.reserveCapacity(rest.count + 1)
    while let first = rest.first {
      let start = rest.startIndex
      if first == UInt8(ascii: "\\") {
        let count = JSONText.takeEscape(from: &rest)
        offsets.append(contentsOf: repeatElement(start, count: count))
      } else {
        rest.removeFirst()
        offsets.append(start)
      }
    }
    return offsets + [rest.startIndex]
  }

  /// Returns text as Xcode writes it between the quotes of a literal.
  package static func escaped(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x08: result += "\\b".utf8
      case 0x09: result += "\\t".utf8
      case 0x0A: result += "\\n".utf8
      case 0x0C: result += "\\f".utf8
      case 0x0D: result += "\\r".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        result += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: result.append(byte)
      }
    }
    return result
  }

  private static func content(of literal: Range<Int>, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[literal.clamped(to: bytes.indices)].dropFirst().dropLast()
  }
}
