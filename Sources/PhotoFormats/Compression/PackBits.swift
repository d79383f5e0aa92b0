/// The compression of TIFF 6.0, section 9: bytes as they are, and repeated ones.
package enum PackBits {
  /// The maximum number of bytes that one code stands for.
  private static let longest = 128

  /// Returns decompressed bytes, `count` of them; nil if the data ends early.
  package static func decode(_ data: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    measured(data, count: count)?.bytes
  }

  /// Returns decompressed bytes, and the number of compressed bytes that they took.
  package static func measured(
    _ data: ArraySlice<UInt8>, count: Int
  ) -> (bytes: [UInt8], used: Int)? {
    var output: [UInt8] = []
    output.reserveCapacity(count)
    var rest = data
    var excess = 0
    while output.count < count, let code = rest.popFirst() {
      switch Int(Int8(bitPattern: code)) {
      case -128: continue
      case let code where code < 0:
        guard let byte = rest.popFirst() else { return nil }
        output += repeatElement(byte, count: 1 - code)
      case let code:
        guard rest.count > code else { return nil }
        output += rest.prefix(code + 1)
        rest = rest.dropFirst(code + 1)
        excess = max(0, output.count - count)
      }
    }
    guard output.count >= count else { return nil }
    output.removeLast(output.count - count)
    return (output, data.count - rest.count - excess)
  }

  /// Appends a compressed row.
  package static func encode(_ row: Span<UInt8>, into output: inout [UInt8]) {
    var start = 0
    while start < row.count {
      let run = repetition(at: start, in: row)
      if run > 1 {
        output += [UInt8(truncatingIfNeeded: 1 - run), row[start]]
        start += run
        continue
      }
      var end = start + 1
      while end < row.count, end - start < longest, repetition(at: end, in: row) < 3 { end += 1 }
      output.append(UInt8(end - start - 1))
      for position in start..<end { output.append(row[position]) }
      start = end
    }
  }

  /// Returns how often the byte at a position follows in a row, up to what one code can say.
  private static func repetition(at start: Int, in row: Span<UInt8>) -> Int {
    var end = start + 1
    while end < row.count, end - start < longest, row[end] == row[start] { end += 1 }
    return end - start
  }
}
