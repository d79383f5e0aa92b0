/// A number type for the channels of pixels: 8 or 16 bits, from dark to light.
public protocol PixelChannel: FixedWidthInteger, UnsignedInteger, Sendable {}

extension UInt8: PixelChannel {}
extension UInt16: PixelChannel {}

/// The pixels of a photo as its file has them, row by row from the upper left.
///
/// Values are encoded in the photo’s own color space and not multiplied by alpha, and the picture
/// has the file’s orientation, so that it may lie on its side.
///
/// ```swift
/// let pixels: [UInt8] = [255, 128, 0, 0, 128, 255]
/// if var raster = Raster<UInt8>(width: 2, height: 1, layout: .rgb, values: pixels) {
///   let look = Look(name: "minimal-life", recipe: .minimalLife)
///   look.apply(to: &raster, tones: .sRGB)
///   values = raster.values
/// }
/// ```
public struct Raster<Channel: PixelChannel>: Hashable, Sendable {
  /// What the channels of a pixel are.
  public enum Layout: Int, Hashable, Sendable, CaseIterable {
    case gray = 1
    case grayAlpha
    case rgb
    case rgba

    /// The number of channels.
    public var channels: Int { rawValue }

    /// The number of channels without alpha: 1 or 3.
    public var colors: Int { rawValue <= 2 ? 1 : 3 }

    /// Whether the last channel is alpha.
    public var hasAlpha: Bool { rawValue % 2 == 0 }
  }

  /// The number of pixels in a row, at least 1.
  public let width: Int

  /// The number of rows, at least 1.
  public let height: Int

  /// What the channels are.
  public let layout: Layout

  /// The channels of all pixels, `width * height * layout.channels` numbers.
  public var values: [Channel]

  /// Creates a raster from its values; nil if their number is not that of the size.
  public init?(width: Int, height: Int, layout: Layout, values: [Channel]) {
    guard width > 0, height > 0, values.count / layout.channels / width == height,
      values.count == width * height * layout.channels
    else { return nil }
    (self.width, self.height, self.layout, self.values) = (width, height, layout, values)
  }
}
