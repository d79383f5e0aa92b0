/// A part of a file that consists of named pieces: the chunks of PNG and WebP, the blocks, sections
/// and values of raw files, the sections of BMP and Photoshop files.
package struct ChunkPart: PhotoPart {
  /// The kinds of parts.
  package enum Kind: Hashable, Sendable {
    /// The first bytes: the signature, and what the format keeps with it.
    case header
    /// A piece with a name, the last of which a file may cut short.
    case chunk
    /// Bytes that belong to no piece.
    case gap
    /// Bytes behind the end of the format.
    case rest
  }

  /// What the part is.
  package let kind: Kind

  /// The name of a piece in its format, such as `IDAT` or `XMP `; empty for other parts.
  package let name: String

  /// The bytes of the part, with what tells the name and the length of a piece, checks it or fills
  /// it up.
  package let range: Range<Int>

  /// The bytes of a piece’s content; of other parts, all of them.
  package let content: Range<Int>

  /// Creates a part, with a name if it is a piece.
  package init(_ kind: Kind, _ name: String, _ range: Range<Int>, content: Range<Int>? = nil) {
    (self.kind, self.name, self.range, self.content) = (kind, name, range, content ?? range)
  }

  /// Creates a part without a name.
  package init(_ kind: Kind, _ range: Range<Int>) { self.init(kind, "", range) }
}
