/// The text of an XMP packet that is safe to hand to a parser.
struct XMPPacket {
  /// The packet in UTF-8, from its first `<` to its last `>`.
  let text: ArraySlice<UInt8>

  /// Where in the packet the text begins; nil when its characters had to be recoded.
  let offset: Int?

  /// Accepts a packet in UTF-8, or in UTF-16 that is told by its first bytes.
  ///
  /// XMP forbids a document type and with it entities, which is what makes XML dangerous; a packet
  /// that has them is refused unread.
  init(_ bytes: ArraySlice<UInt8>) throws(XMPProblem) {
    guard bytes.count <= Limits.xmpPacket else { throw .tooLarge }
    let text = Self.transcoded(bytes)
    // A packet is padded to be edited in place, some with NULs, and some are led by other bytes.
    guard let start = text.firstIndex(of: UInt8(ascii: "<")),
      let end = text.lastIndex(of: UInt8(ascii: ">")), start < end
    else { throw .damaged }
    self.text = text[start...end]
    let isRecoded = Self.utf16Order(bytes.prefix(4).map { $0 }) != nil
    offset = isRecoded ? nil : start - bytes.startIndex
    try Self.check(self.text)
  }

  /// Refuses declarations, and counts what is between one `<` and the next.
  ///
  /// No `<` may stand inside a tag, so that whatever quotes and comments pretend, the attributes of
  /// one tag are all there.
  private static func check(_ text: ArraySlice<UInt8>) throws(XMPProblem) {
    var attributes = 0
    var isAfterEquals = false
    var index = text.startIndex
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"):
        attributes = 0
        isAfterEquals = false
        let rest = text[index...]
        if rest.dropFirst().first == UInt8(ascii: "!"),
          forbidden.contains(where: rest.starts(with:))
        {
          throw .refused
        }
      case UInt8(ascii: "="):
        isAfterEquals = true
      case 0...0x20:
        break
      default:
        if isAfterEquals, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          attributes += 1
          if attributes > Limits.attributesPerTag { throw .tooLarge }
        }
        isAfterEquals = false
      }
      index += 1
    }
  }

  private static let forbidden = [Array("<!DOCTYPE".utf8), Array("<!ENTITY".utf8)]

  private static func transcoded(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let order = utf16Order(bytes.prefix(4).map { $0 }) else { return bytes }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.compactMap {
      order.uint16(bytes, at: $0).map { UInt16(truncatingIfNeeded: $0) }
    }
    return ArraySlice(String(decoding: Array(units), as: UTF16.self).utf8)
  }

  /// XML 1.0, appendix F: a byte order mark, or the shape of `<` and a character after it.
  private static func utf16Order(_ first: [UInt8]) -> ByteOrder? {
    switch first.count == 4 ? (first[0], first[1], first[2], first[3]) : (0, 0, 0, 0) {
    case (0xFE, 0xFF, _, _), (0, 0x3C, 0, _): .big
    case (0xFF, 0xFE, _, _), (0x3C, 0, _, 0): .little
    default: nil
    }
  }
}
