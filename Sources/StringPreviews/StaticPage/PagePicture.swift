/// A picture of a screen that a page without scripts shows.
public struct PagePicture: Hashable, Sendable {
  /// The number of the picture in its source.
  public let number: Int

  /// The name of its file in a folder beside the page, such as `1.png`.
  public let name: String

  /// The number of bytes of the file.
  public let byteCount: Int
}
