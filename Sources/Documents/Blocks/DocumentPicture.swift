/// A JPEG picture of web pages: embedded, once per page, or in a file beside the page.
public struct DocumentPicture: Hashable, Sendable {
  /// The bytes of the JPEG file; empty if `file` has them.
  public var jpeg: [UInt8]

  /// The path of the file, relative to the page; nil to embed the bytes.
  public var file: String?

  /// The width in pixels; more than the file has if that was made smaller.
  public var width: Int

  /// The height in pixels; more than the file has if that was made smaller.
  public var height: Int

  /// Creates a picture that is embedded.
  public init(jpeg: [UInt8], width: Int, height: Int) {
    self.jpeg = jpeg
    self.width = width
    self.height = height
  }

  /// Creates a picture in a file, named by its path relative to the page.
  public init(file: String, width: Int, height: Int) {
    self.init(jpeg: [], width: width, height: height)
    self.file = file
  }
}
