import PhotoFormats

/// A picture that was read from a file.
///
/// ```swift
/// let limits = PictureLimits(bytes: 8 << 20, pixels: 24_000_000)
/// let picture = try DecodedPicture(bytes, limits: limits).picture
/// ```
public struct DecodedPicture: Hashable, Sendable {
  /// The pixels, upright.
  public let picture: Picture

  /// The format of the file.
  public let format: PictureFormat

  /// How many pixels of the file’s picture one pixel is wide and high: 1, or 2, 4 or 8 if it was
  /// scaled down.
  public let scale: Int

  /// Decodes a file.
  ///
  /// The orientation of EXIF is applied, whichever format has it. Deep color becomes 8 bits. Color
  /// profiles are ignored. A JPEG file that ends early is decoded as far as it goes.
  public init(
    _ file: ArraySlice<UInt8>, limits: PictureLimits = PictureLimits()
  ) throws(PictureError) {
    guard file.count <= limits.bytes else { throw .tooLarge }
    guard let format = PictureFormat(file) else { throw .unknownFormat }
    self.format = format
    let orientation = ExifOrientation.value(in: file, format.container)
    switch format {
    case .jpeg:
      let (picture, scale) = try Self.jpeg(file, limits)
      self.picture = picture.oriented(by: orientation)
      self.scale = scale
    case .png:
      picture = try LibPNG.picture(of: file, limits).oriented(by: orientation)
      scale = 1
    case .webp:
      picture = try LibWebP.picture(of: file, limits).oriented(by: orientation)
      scale = 1
    }
  }

  /// Decodes a file in memory.
  public init(
    _ file: [UInt8], limits: PictureLimits = PictureLimits()
  ) throws(PictureError) {
    try self.init(file[...], limits: limits)
  }
}
