/// The small picture that a photo carries, decoded and encoded anew.
///
/// Not one byte of it is from the file: it has no metadata, and can't be anything but a picture.
public struct EncodedThumbnail: Hashable, Sendable {
  /// The picture in JPEG, upright.
  public var jpeg: [UInt8]

  /// The size of the picture.
  public var dimensions: PixelDimensions

  /// Creates a small picture from its parts.
  public init(jpeg: [UInt8], dimensions: PixelDimensions) {
    self.jpeg = jpeg
    self.dimensions = dimensions
  }

  /// The longest side that is kept; what is larger is made smaller.
  static let longestSide = 240

  private static let quality = 80

  /// Makes a picture of one that may be hostile; nil when that is damaged, or larger than small
  /// pictures are.
  ///
  /// `orientation` is that of EXIF, 1 to 8, and `whole` the size of the photo before it is turned.
  /// Some programs turn the small picture already; it then lies otherwise than the photo does.
  init?(_ jpeg: ArraySlice<UInt8>, orientation: Int, whole: PixelDimensions?) {
    guard let header = JPEGHeader(jpeg), header.pixelCount <= Limits.thumbnailPixels,
      let pixels = TurboJPEG.pixels(of: jpeg, isGray: false, notBelow: Self.longestSide)
    else { return nil }
    let small = header.dimensions
    let isTurned = whole.map { ($0.width > $0.height) != (small.width > small.height) } ?? false
    let upright = pixels.fitting(Self.longestSide)
      .oriented(by: isTurned && orientation >= 5 ? 1 : orientation)
    guard let encoded = TurboJPEG.jpeg(of: upright, quality: Self.quality) else { return nil }
    self.init(
      jpeg: encoded, dimensions: PixelDimensions(width: upright.width, height: upright.height))
  }
}
