import PhotoFormats
import PhotoMetadata

/// A text chunk of a PNG file with its text, and with what nobody reads of it.
struct PNGTextContent {
  /// The keyword.
  let keyword: String

  /// The text after decompression.
  let bytes: [UInt8]

  /// The language and the translated keyword of an international text, and what follows the end of
  /// a compressed one.
  let surplus: ArraySlice<UInt8>

  /// Reads a chunk; nil if it is damaged, or its text has more than `limit` bytes.
  init?(_ name: String, _ content: [UInt8], limit: Int) {
    var source = ByteSource(content, limit: .max)
    guard let text = try? PNGText(name, content.indices, in: &source) else { return nil }
    keyword = text.keyword
    // ISO/IEC 15948, 11.3.4: two flags follow the keyword of an international text, and two NULs
    // follow these if it has neither language nor translation.
    let header = content[..<text.range.lowerBound]
    let names =
      name == "iTXt"
      ? header.dropFirst((header.firstIndex(of: 0) ?? 0) + 3).filter { $0 != 0 } : []
    guard text.isCompressed else {
      (bytes, surplus) = Self.parts(of: Array(content[text.range]), behind: names)
      return
    }
    guard case .complete(let size, let count) = Inflation.extent(of: [content[text.range]]),
      count <= limit,
      case .bytes(let bytes) = Inflation.inflate(content[text.range].prefix(size), limit: count)
    else { return nil }
    let unread = names + content[text.range].dropFirst(size)
    (self.bytes, surplus) = Self.parts(of: bytes, behind: unread)
  }

  /// Returns a text up to its first NUL, and what nobody reads of it.
  private static func parts(
    of text: [UInt8], behind names: [UInt8]
  ) -> (text: [UInt8], surplus: ArraySlice<UInt8>) {
    let end = text.firstIndex(of: 0) ?? text.endIndex
    return (Array(text[..<end]), names + text[end...])
  }

  /// Returns the content of a chunk with this text, uncompressed.
  func plain(isInternational: Bool) -> [UInt8] {
    Array(keyword.utf8) + (isInternational ? [0, 0, 0, 0, 0] : [0]) + bytes
  }
}
