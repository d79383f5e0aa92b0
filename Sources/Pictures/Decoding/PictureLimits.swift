/// The limits for decoding a picture; they apply before anything is allocated for it.
public struct PictureLimits: Hashable, Sendable {
  /// The maximum number of bytes of a file.
  public var bytes: Int

  /// The maximum number of pixels.
  ///
  /// A larger JPEG picture is scaled down while it is decoded, to a half, a quarter or an eighth of
  /// its sides.
  public var pixels: Int

  /// Creates limits; by default those of screenshots and photos of phones.
  public init(bytes: Int = 128 << 20, pixels: Int = 32 << 20) {
    (self.bytes, self.pixels) = (bytes, pixels)
  }
}
