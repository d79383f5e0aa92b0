/// Finds links in Markdown syntax: `[text](target)`.
///
/// Each function reads the text once, so that unclosed markup in a long text costs no more.
enum MarkdownLink {
  /// Returns the targets of all links, without inflections.
  static func links(in string: String) -> [String] {
    let bytes = Array(string.utf8)
    var links: [String] = []
    var bracket: Int?
    var target: Int?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["): bracket = index
      case UInt8(ascii: "(") where index > 0 && bytes[index - 1] == UInt8(ascii: "]"):
        guard let bracket else { continue }
        // Another rule reports one that lost its “^”.
        let isInflection =
          bracket > 0 && bytes[bracket - 1] == UInt8(ascii: "^")
          || bytes[(index + 1)...].starts(with: "inflect:".utf8)
        target = isInflection ? nil : index + 1
      case UInt8(ascii: ")"):
        if let target { links.append(String(decoding: bytes[target..<index], as: UTF8.self)) }
        target = nil
      default: break
      }
    }
    return links
  }

  /// Returns the bytes of space between `]` and the following address in parentheses.
  static func gaps(in string: String) -> [Range<Int>] {
    let bytes = Array(string.utf8)
    var gaps: [Range<Int>] = []
    // What follows the byte, as the text is read from its end.
    var address: Int?
    var start = bytes.count
    for index in bytes.indices.reversed() {
      switch bytes[index] {
      case UInt8(ascii: "]"):
        let isTarget = start < bytes.count && bytes[start] == UInt8(ascii: "(")
        if isTarget, start > index + 1, address != nil { gaps.append(index + 1..<start) }
        start = index
      case UInt8(ascii: ")"): (address, start) = (nil, index)
      case UInt8(ascii: ":"):
        if bytes[index...].starts(with: "://".utf8) { address = index }
        start = index
      case UInt8(ascii: " "): break
      case 0xC2 where bytes[index...].starts(with: "\u{A0}".utf8): break
      case 0xA0 where index > 0 && bytes[index - 1] == 0xC2: break
      default: start = index
      }
    }
    return gaps.reversed()
  }
}
