/// Finds where a string literal ends.
enum LiteralRange {
  /// Returns the bytes of the literal at a byte; an empty range if there is none.
  static func range(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    guard bytes.indices.contains(offset) else {
      let end = min(max(offset, 0), bytes.count)
      return end..<end
    }
    var position = offset
    if bytes[position] == UInt8(ascii: "@") { position += 1 }
    let pounds = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    position += pounds
    guard bytes[position...].first == quote else { return offset..<offset }
    let isLong = bytes[position...].starts(with: [quote, quote, quote])
    let marks = Array(repeating: quote, count: isLong ? 3 : 1)
    let end = marks + Array(repeating: UInt8(ascii: "#"), count: pounds)
    position += marks.count
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n"), !isLong { return offset..<position }
      if depth == 0, bytes[position...].starts(with: end) { return offset..<position + end.count }
      if byte == UInt8(ascii: "\\") {
        if bytes.indices.contains(position + 1 + pounds),
          bytes[position + 1 + pounds] == UInt8(ascii: "(")
        {
          depth += 1
          position += 2 + pounds
          continue
        }
        position += 2
        continue
      }
      if depth > 0, byte == UInt8(ascii: "(") { depth += 1 }
      if depth > 0, byte == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    }
    return offset..<min(position, bytes.count)
  }

  private static let quote = UInt8(ascii: "\"")
}
