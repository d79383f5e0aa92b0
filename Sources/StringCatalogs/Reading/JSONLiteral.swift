/// Maps a JSON string literal to its text.
package enum JSONLiteral {
  /// Returns the UTF-8 of the text of a literal with its quotation marks.
  package static func utf8(_ literal: Range<Int>, in bytes: [UInt8]) -> [UInt8] {
    JSONText.unescaped(content(of: literal, in: bytes))
  }

  /// Returns the offset in the file of each byte of a literal's text, and of its end.
  package static func offsets(ofTextOf literal: Range<Int>, in bytes: [UInt8]) -> [Int] {
    var rest = content(of: literal, in: bytes)
    var offsets: [Int] = []
    offsets.reserveCapacity(rest.count + 1)
    while let first = rest.first {
      let start = rest.startIndex
      if first == UInt8(ascii: "\\") {
        let count = JSONText.readEscape(from: &rest)
        offsets.append(contentsOf: repeatElement(start, count: count))
      } else {
        rest.removeFirst()
        offsets.append(start)
      }
    }
    return offsets + [rest.startIndex]
  }

  private static func content(of literal: Range<Int>, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[literal.clamped(to: bytes.indices)].dropFirst().dropLast()
  }
}
