/// Finds where a string literal ends.
enum LiteralRange {
  /// Returns the bytes of the literal at a byte; an empty range if there is none.
  static func range(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    guard bytes.indices.contains(offset) else {
      let end = min(max(offset, 0), bytes.count)
      return end..<end
    }
    var place = offset
    if bytes[place] == UInt8(ascii: "@") { place += 1 }
    let pounds = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    place += pounds
    guard bytes[place...].first == quote else { return offset..<offset }
    let isLong = bytes[place...].starts(with: [quote, quote, quote])
    let marks = Array(repeating: quote, count: isLong ? 3 : 1)
    let end = marks + Array(repeating: UInt8(ascii: "#"), count: pounds)
    place += marks.count
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n"), !isLong { return offset..<place }
      if depth == 0, bytes[place...].starts(with: end) { return offset..<place + end.count }
      if byte == UInt8(ascii: "\\") {
        if bytes.indices.contains(place + 1 + pounds),
          bytes[place + 1 + pounds] == UInt8(ascii: "(")
        {
          depth += 1
          place += 2 + pounds
          continue
        }
        place += 2
        continue
      }
      if depth > 0, byte == UInt8(ascii: "(") { depth += 1 }
      if depth > 0, byte == UInt8(ascii: ")") { depth -= 1 }
      place += 1
    }
    return offset..<min(place, bytes.count)
  }

  private static let quote = UInt8(ascii: "\"")
}
