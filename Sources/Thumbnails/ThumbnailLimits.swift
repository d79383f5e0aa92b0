/// The limits for decoding pictures of a photo.
enum ThumbnailLimits {
  /// Pixels of a thumbnail that is decoded: previews are as large as screens.
  static let thumbnailPixels = 4 * 1024 * 1024

  /// Pixels of a picture that is decoded, and of one that is kept in memory meanwhile: a
  /// progressive one takes 6 bytes per pixel.
  static let picturePixels = 256 * 1024 * 1024
  static let keptPixels = 8 * 1024 * 1024
}
