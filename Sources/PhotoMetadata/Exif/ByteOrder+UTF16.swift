import PhotoFormats

extension ByteOrder {
  /// Returns the order of the bytes in UTF-16 text: that of its byte order mark, or the order of
  /// its block, unless only the other one gives a text with ASCII.
  ///
  /// EXIF 3.0, 4.6.5, doesn't say the order in a comment, and programs write that of Unicode in
  /// blocks of the other order. Text without ASCII tells nothing, so that it stays as it is.
  func ofUTF16(in bytes: ArraySlice<UInt8>) -> ByteOrder {
    if bytes.starts(with: [0xFE, 0xFF]) { return .big }
    if bytes.starts(with: [0xFF, 0xFE]) { return .little }
    var (big, little) = (0, 0)
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      let (first, second) = (bytes[index], bytes[index + 1])
      if first == 0, Self.isText(second) { big += 1 }
      if second == 0, Self.isText(first) { little += 1 }
    }
    let (own, other) = self == .big ? (big, little) : (little, big)
    guard other >= Self.minimumASCII, other > 4 * own else { return self }
    return self == .big ? .little : .big
  }

  private static func isText(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Characters of ASCII that no text of another script has by chance.
  private static let minimumASCII = 8
}

extension ArraySlice<UInt8> {
  /// The bytes after the byte order mark of UTF-16, if there is one.
  var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xFE, 0xFF]) || starts(with: [0xFF, 0xFE]) ? dropFirst(2) : self
  }
}
