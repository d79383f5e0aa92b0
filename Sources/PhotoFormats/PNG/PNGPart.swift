/// A part of a PNG file.
package struct PNGPart: PhotoPart {
  /// The kinds of parts.
  package enum Kind: Hashable, Sendable {
    /// The first eight bytes.
    case signature
    /// A chunk, the last of which a file may cut short.
    case chunk
    /// Bytes that are no chunk, up to the end of the file.
    case gap
    /// Bytes behind the end of the picture.
    case rest
  }

  /// What the part is.
  package let kind: Kind

  /// The type of a chunk, such as `IDAT`; empty for other parts.
  package let name: String

  /// The bytes of the part, with the length, the type and the check value of a chunk.
  package let range: Range<Int>

  /// The bytes of a chunk's content; of other parts, all of them.
  package let content: Range<Int>

  /// Whether a chunk has its whole content and its check value.
  package var isWhole: Bool { kind == .chunk && range.upperBound == content.upperBound + 4 }
}
