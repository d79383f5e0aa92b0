/// A part of an EXIF block or a TIFF file.
package struct TIFFPart: Hashable, Sendable {
  /// What a part is.
  package enum Kind: Hashable, Sendable {
    /// The byte order, the number of TIFF, and the offset of the first directory.
    case header
    /// A directory, by its index.
    case directory(Int)
    /// The values of an entry that stand apart from it.
    case value(directory: Int, tag: Int)
    /// A strip, a tile, a thumbnail, or a table of a picture.
    case picture(directory: Int)
    /// What no part of the block refers to.
    case gap
  }

  /// What it is.
  package let kind: Kind

  /// Its bytes, from the TIFF header on.
  package let range: Range<Int>

  /// Creates a part.
  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
