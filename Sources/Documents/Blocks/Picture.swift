/// A JPEG picture that is embedded in web pages, once per page.
public struct Picture: Hashable, Sendable {
  /// The bytes of the JPEG file.
  public var jpeg: [UInt8]

  /// The width in pixels; more than the file has if that was made smaller.
  public var width: Int

  /// The height in pixels; more than the file has if that was made smaller.
  public var height: Int

  /// Creates a picture.
  public init(jpeg: [UInt8], width: Int, height: Int) {
    self.jpeg = jpeg
    self.width = width
    self.height = height
  }
}
