/// A JPEG picture that is embedded in web pages, once per page.
public struct Picture: Hashable, Sendable {
  /// The bytes of the JPEG file.
  public var jpeg: [UInt8]

  /// The width in pixels.
  public var width: Int

  /// The height in pixels.
  public var height: Int

  /// Creates a picture.
  public init(jpeg: [UInt8], width: Int, height: Int) {
    self.jpeg = jpeg
    self.width = width
    self.height = height
  }
}
