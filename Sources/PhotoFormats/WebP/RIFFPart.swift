/// A part of a WebP file, or of a chunk that contains further ones.
package struct RIFFPart: PhotoPart {
  /// The kinds of parts.
  package enum Kind: Hashable, Sendable {
    /// The first twelve bytes: `RIFF`, the size of what follows, and `WEBP`.
    case header
    /// A chunk, the last of which a file may cut short.
    case chunk
    /// Bytes that are no chunk.
    case gap
    /// Bytes behind the end that the header names.
    case rest
  }

  /// What the part is.
  package let kind: Kind

  /// The four characters of a chunk, such as `VP8X` or `XMP `; empty for other parts.
  package let name: String

  /// The bytes of the part, with the name and the length of a chunk, and the byte that fills up an
  /// odd one.
  package let range: Range<Int>

  /// The bytes of a chunk's content; of other parts, all of them.
  package let content: Range<Int>
}

extension RIFFPart {
  /// Returns a chunk with a name of four characters.
  package static func chunk(_ name: String, _ content: some Collection<UInt8>) -> [UInt8] {
    var chunk = Array(name.utf8)
    ByteOrder.little.append(UInt32(truncatingIfNeeded: content.count), to: &chunk)
    return chunk + content + (content.count % 2 == 1 ? [0] : [])
  }
}
