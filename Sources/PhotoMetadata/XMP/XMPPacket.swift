import PhotoFormats

/// The text of an XMP packet, validated for a parser.
struct XMPPacket {
  /// The packet in UTF-8, from its first `<` to its last `>`.
  let text: ArraySlice<UInt8>

  /// The offset of the text in the packet; nil if its characters had to be transcoded.
  let offset: Int?

  /// Accepts a packet in UTF-8, or in UTF-16 or UTF-32 recognized by its first bytes.
  ///
  /// XMP forbids a document type and with it entities, which make XML dangerous; a packet with
  /// either is rejected unparsed.
  init(_ bytes: ArraySlice<UInt8>) throws(XMPProblem) {
    guard bytes.count <= Limits.xmpPacket else { throw .tooLarge }
    let wide = XMPEncoding.utf8(bytes)
    let text = wide ?? bytes
    // A packet is padded for editing in place, some with NULs, and some are preceded by other
    // bytes.
    guard let start = text.firstIndex(of: UInt8(ascii: "<")),
      let end = text.lastIndex(of: UInt8(ascii: ">")), start < end
    else { throw .damaged }
    self.text = Self.withoutPadding(text[start...end])
    offset = wide == nil ? start - bytes.startIndex : nil
    try Self.check(self.text)
  }

  /// Returns the text without the padding at the end of a packet.
  ///
  /// XMP Specification Part 1, 7.3.2: white space for editing in place, and a processing
  /// instruction.
  private static func withoutPadding(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard endings.contains(where: text.suffix(endingSize).elementsEqual) else { return text }
    var end = text.endIndex - endingSize
    while end > text.startIndex, isWhiteSpace(text[end - 1]) {
      end = text.endWithoutSpaces(before: end - 1)
    }
    return text[..<end].last == UInt8(ascii: ">") ? text[..<end] : text
  }

  /// XML 1.0, 2.3, has four characters of white space.
  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Rejects declarations, and counts the attributes between one `<` and the next.
  ///
  /// No `<` may occur inside a tag, so whatever quotes and comments pretend, these are all
  /// attributes of a tag.
  private static func check(_ text: ArraySlice<UInt8>) throws(XMPProblem) {
    let namespaces = namespaceCount(in: text)
    var (start, tags, pairs) = (text.startIndex, 0, 0)
    while true {
      tags += 1
      if namespaces * tags > Limits.namespacePairs { throw .tooLarge }
      let end = text.firstIndex(of: UInt8(ascii: "<"), from: start + 1) ?? text.endIndex
      if end - start > 2, text[start + 1] == UInt8(ascii: "!"),
        forbidden.contains(where: text[start..<end].starts(with:))
      {
        throw .refused
      }
      // Few tags are so long that their attributes need to be counted.
      if end - start > longTag {
        let count = attributeCount(in: text[start..<end])
        pairs += count * count
        if count > Limits.attributesPerTag || pairs > Limits.attributePairs { throw .tooLarge }
      }
      guard end < text.endIndex else { return }
      start = end
    }
  }

  /// Returns how often a quotation mark follows `=`, with or without space between them.
  private static func attributeCount(in tag: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isAfterEquals = false
    for byte in tag where byte > 0x20 {
      if isAfterEquals, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { count += 1 }
      isAfterEquals = byte == UInt8(ascii: "=")
    }
    return count
  }

  /// Returns how often the text declares a namespace, or seems to.
  private static func namespaceCount(in text: ArraySlice<UInt8>) -> Int {
    var count = 0
    var index = text.startIndex
    while let start = text.firstIndex(of: declaration[0], from: index) {
      if text[start...].starts(with: declaration) { count += 1 }
      index = start + 1
    }
    return count
  }

  private static let declaration = Array("xmlns".utf8)

  /// The bytes of a tag with so few attributes that comparing them takes no time.
  private static let longTag = 512

  private static let forbidden = [Array("<!DOCTYPE".utf8), Array("<!ENTITY".utf8)]

  private static let endings = [
    #"<?xpacket end="w"?>"#, #"<?xpacket end='w'?>"#, #"<?xpacket end="r"?>"#,
    #"<?xpacket end='r'?>"#,
  ].map { Array($0.utf8) }

  /// The size of each of the endings in bytes.
  private static let endingSize = 19
}
