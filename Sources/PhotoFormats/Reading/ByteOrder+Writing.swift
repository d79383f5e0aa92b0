extension ByteOrder {
  /// Writes a number of two bytes over others; nothing past the end.
  package func put(_ number: Int, at offset: Int, in bytes: inout [UInt8]) {
    var field: [UInt8] = []
    append(UInt16(truncatingIfNeeded: number), to: &field)
    Self.replace(field, at: offset, in: &bytes)
  }

  /// Writes a number of four bytes over others; nothing past the end.
  package func put32(_ number: Int, at offset: Int, in bytes: inout [UInt8]) {
    var field: [UInt8] = []
    append(UInt32(truncatingIfNeeded: number), to: &field)
    Self.replace(field, at: offset, in: &bytes)
  }

  private static func replace(_ field: [UInt8], at offset: Int, in bytes: inout [UInt8]) {
    guard offset >= 0, offset + field.count <= bytes.count else { return }
    bytes.replaceSubrange(offset..<offset + field.count, with: field)
  }
}

extension [UInt8] {
  /// Fills a range with zeros; whatever lies past the end is ignored.
  package mutating func clear(_ range: Range<Int>) {
    for index in range.clamped(to: indices) { self[index] = 0 }
  }
}
