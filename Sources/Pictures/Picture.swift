/// A picture as rows of pixels from the top left, upright, with 8 bits for each channel.
public struct Picture: Hashable, Sendable {
  /// What the channels of a pixel are; values are not multiplied by alpha.
  public enum Layout: Hashable, Sendable {
    /// Red, green, blue.
    case rgb

    /// Red, green, blue, alpha.
    case rgba

    /// The number of channels.
    public var channels: Int {
      switch self {
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// The number of pixels in a row, at least 1.
  public let width: Int

  /// The number of rows, at least 1.
  public let height: Int

  /// What the channels are.
  public let layout: Layout

  /// The channels of all pixels.
  public var bytes: [UInt8]

  /// Creates a picture from its bytes; nil if their number is not that of the size.
  public init?(width: Int, height: Int, layout: Layout, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count / layout.channels / width == height,
      bytes.count == width * height * layout.channels
    else { return nil }
    (self.width, self.height, self.layout, self.bytes) = (width, height, layout, bytes)
  }

  /// Creates a picture of black, with alpha transparent, pixels.
  init(width: Int, height: Int, layout: Layout) {
    (self.width, self.height, self.layout) = (width, height, layout)
    bytes = Array(repeating: 0, count: width * height * layout.channels)
  }
}
