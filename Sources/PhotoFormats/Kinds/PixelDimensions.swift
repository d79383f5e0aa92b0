/// The size of an encoded picture in pixels, before any rotation.
public struct PixelDimensions: Hashable, Sendable, Codable {
  /// The number of columns.
  public var width: Int

  /// The number of rows.
  public var height: Int

  /// Creates a size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
