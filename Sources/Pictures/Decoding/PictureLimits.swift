/// The limits for decoding a picture; they apply before anything is allocated for it.
public struct PictureLimits: Hashable, Sendable {
  /// The maximum number of bytes of a file.
  public var bytes: Int

  /// The maximum number of pixels.
  ///
  /// A larger JPEG picture is scaled down while it is decoded, to a half, a quarter or an eighth of
  /// its sides.
  public var pixels: Int

  /// The maximum number of pixels for each byte of a file with more than ``freePixels``; nil for
  /// any number.
  public var pixelsPerByte: Int?

  /// The number of pixels that files of any size may have: a blank sheet of A4, scanned with 600
  /// dots per inch, can be a file of a few bytes.
  public static let freePixels = 36 << 20

  /// The number of pixels per byte that no larger picture exceeds; blank ones in black and white
  /// come close.
  public static let usualPixelsPerByte = 1 << 14

  /// Creates limits; by default those of screenshots and photos of phones.
  public init(
    bytes: Int = 128 << 20, pixels: Int = 32 << 20,
    pixelsPerByte: Int? = PictureLimits.usualPixelsPerByte
  ) {
    (self.bytes, self.pixels, self.pixelsPerByte) = (bytes, pixels, pixelsPerByte)
  }

  /// Returns the maximum number of pixels of a picture in a file with so many bytes.
  public func pixels(inFileOf bytes: Int) -> Int {
    guard let pixelsPerByte, bytes <= pixels else { return pixels }
    return min(pixels, max(Self.freePixels, bytes * pixelsPerByte))
  }

  /// Whether a picture of a size in a file with so many bytes may be decoded.
  package func allow(width: Int, height: Int, inFileOf bytes: Int) -> Bool {
    width > 0 && height > 0 && width <= pixels(inFileOf: bytes) / height
  }
}
