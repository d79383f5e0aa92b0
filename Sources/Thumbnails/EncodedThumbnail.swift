import JPEGCodec
public import PhotoFormats

/// The thumbnail of a photo, decoded and re-encoded.
///
/// It contains no byte of the file: it has no metadata, and can't be anything but a picture.
public struct EncodedThumbnail: Hashable, Sendable {
  /// The picture as JPEG, upright.
  public var jpeg: [UInt8]

  /// The size of the picture.
  public var dimensions: PixelDimensions

  /// Creates a thumbnail from its parts.
  public init(jpeg: [UInt8], dimensions: PixelDimensions) {
    self.jpeg = jpeg
    self.dimensions = dimensions
  }

  /// The maximum side length in pixels; larger pictures are scaled down.
  static let longestSide = 240

  private static let quality = 80

  /// Creates a picture from one that may be hostile; nil if that is damaged, or too large for a
  /// thumbnail.
  ///
  /// `orientation` is that of EXIF, 1 to 8, and `whole` the size of the photo before rotation. Some
  /// programs already rotate the thumbnail; its orientation then differs from the photo's.
  init?(_ jpeg: ArraySlice<UInt8>, orientation: Int, whole: PixelDimensions?) {
    guard let header = JPEGHeader(jpeg), header.pixelCount <= ThumbnailLimits.thumbnailPixels,
      let pixels = JPEGPicture(decoding: jpeg, as: .rgb, notBelow: Self.longestSide)
    else { return nil }
    let small = header.dimensions
    let isTurned = whole.map { ($0.width > $0.height) != (small.width > small.height) } ?? false
    self.init(pixels, turnedBy: [isTurned && orientation >= 5 ? 1 : orientation])
  }

  /// Creates a picture from one that may be hostile, turned by orientations of EXIF one after the
  /// other; nil if it is damaged, or too large for a thumbnail.
  init?(_ jpeg: ArraySlice<UInt8>, turnedBy orientations: [Int]) {
    guard let header = JPEGHeader(jpeg), header.pixelCount <= ThumbnailLimits.thumbnailPixels,
      let pixels = JPEGPicture(decoding: jpeg, as: .rgb, notBelow: Self.longestSide)
    else { return nil }
    self.init(pixels, turnedBy: orientations)
  }

  private init?(_ pixels: JPEGPicture, turnedBy orientations: [Int]) {
    let upright = orientations.reduce(pixels.fitting(Self.longestSide)) { $0.oriented(by: $1) }
    guard let encoded = upright.encoded(quality: Self.quality) else { return nil }
    self.init(
      jpeg: encoded, dimensions: PixelDimensions(width: upright.width, height: upright.height))
  }
}
