import PhotoFormats

/// The encodings of XMP packets besides UTF-8: XMP Specification Part 1, 7.1.
package enum XMPEncoding {
  /// Returns a packet in UTF-8, and without a declaration of another encoding; nil if it is in
  /// UTF-8 or in none of these encodings.
  package static func utf8(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.count >= 4 else { return nil }
    let start = bytes.startIndex
    // XML 1.0, appendix F: a byte order mark, or the shape of `<` and a character after it.
    switch (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) {
    case (0, 0, 0xFE, 0xFF): return declared(utf32(bytes, .big))
    // Zeros also precede packets in UTF-8.
    case (0, 0, 0, 0x3C) where bytes[(start + 4)...].starts(with: [0, 0, 0]):
      return declared(utf32(bytes, .big))
    case (0xFF, 0xFE, 0, 0), (0x3C, 0, 0, 0): return declared(utf32(bytes, .little))
    case (0xFE, 0xFF, _, _), (0, 0x3C, 0, _): return declared(utf16(bytes, .big))
    case (0xFF, 0xFE, _, _), (0x3C, 0, _, 0): return declared(utf16(bytes, .little))
    default: return nil
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, _ order: ByteOrder) -> [UInt8] {
    Array(String(decoding: order.uint16s(bytes), as: UTF16.self).utf8)
  }

  private static func utf32(_ bytes: ArraySlice<UInt8>, _ order: ByteOrder) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for offset in stride(from: 0, to: bytes.count - 3, by: 4) {
      let value = order.uint32(bytes, at: offset).flatMap { UInt32(exactly: $0) }
      text.append(value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
  }

  /// Returns a text without the encoding in a declaration of XML, which is no longer true.
  private static func declared(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let mark = Array("\u{FEFF}".utf8)
    let start = text.starts(with: mark) ? mark.count : 0
    guard text[start...].starts(with: "<?xml ".utf8),
      let end = text[start...].firstRange(ofBytes: Array("?>".utf8))?.lowerBound,
      let name = text[start..<end].firstRange(ofBytes: Array(" encoding".utf8))
    else { return text[...] }
    let quotes = text[name.upperBound..<end].indices.filter { [0x22, 0x27].contains(text[$0]) }
    guard let first = quotes.first,
      let last = quotes.dropFirst().first(where: { text[$0] == text[first] })
    else { return text[...] }
    return ArraySlice(text[..<name.lowerBound] + text[(last + 1)...])
  }
}
