/// A color of sRGB in 8 bits for each channel.
public struct PixelColor: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8

  /// The green channel.
  public var green: UInt8

  /// The blue channel.
  public var blue: UInt8

  /// Creates a color from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Returns the largest difference of a channel, 0 to 255.
  public func distance(to other: PixelColor) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)))
  }
}
