/// A part of a GIF file.
package struct GIFPart: PhotoPart {
  /// The kinds of parts.
  package enum Kind: Hashable, Sendable {
    /// The signature, the screen, and its color table.
    case header
    /// A picture, with its color table.
    case image
    /// An extension with a label, and sub-blocks.
    case `extension`(label: UInt8)
    /// The byte that ends the file.
    case trailer
    /// Bytes that are no block, up to the end of the file.
    case gap
    /// Bytes behind the trailer.
    case rest
  }

  /// What the part is.
  package let kind: Kind

  /// The bytes of the part.
  package let range: Range<Int>

  /// The sub-blocks of a picture or an extension; of other parts, all bytes.
  package let content: Range<Int>
}

extension GIFPart {
  /// The label of what controls the next picture, GIF89a Specification, 23.
  package static let control: UInt8 = 0xF9

  /// The label of a text that is drawn on the picture, GIF89a Specification, 25.
  package static let plainText: UInt8 = 0x01

  /// How many bytes say how to draw such a text, before it, GIF89a Specification, 25.
  package static let plainTextHeader = 12

  /// The label of a comment, GIF89a Specification, 24.
  package static let comment: UInt8 = 0xFE

  /// The label of an application's block, GIF89a Specification, 26.
  package static let application: UInt8 = 0xFF
}
