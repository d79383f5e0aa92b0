/// A JPEG picture of a photo that its file has besides the photo itself.
package struct EmbeddedPreview: Hashable, Sendable {
  /// The JPEG file.
  package var jpeg: [UInt8]

  /// The orientation of EXIF that makes the picture upright, 1 to 8.
  package var orientation: Int

  /// The shortest longest side of a preview; what is smaller is a thumbnail.
  static let minimumSide = 241

  /// The maximum number of positions at which a preview is looked for.
  static let maximumPositions = 64

  /// The maximum number of bytes of a preview; those of cameras with 60 megapixels have 20 million.
  static let maximumBytes = 48 << 20
}
