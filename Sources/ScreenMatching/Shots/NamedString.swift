public import ScreenTexts

/// A string that a localization catalog (`.xcloc`) says is on a screenshot.
public struct NamedString: Hashable, Sendable {
  /// The string.
  public var key: CatalogKey

  /// Where it stands, in pixels.
  public var frame: PixelFrame

  /// Creates a string with its frame.
  public init(key: CatalogKey, frame: PixelFrame) {
    (self.key, self.frame) = (key, frame)
  }
}
