public import ScreenTexts

/// A string of a catalog that stands on a screen.
public struct ShownString: Hashable, Sendable {
  /// The string.
  public var key: CatalogKey

  /// Other strings with the same text, of which it may be one; usually none.
  public var alternatives: [CatalogKey]

  /// The text as it was read; empty if a package names the string without a text.
  public var text: String

  /// The text in the catalog, with its placeholders.
  public var value: String

  /// Where it stands.
  public var frame: PixelFrame

  /// How sure it is, 0 to 1.
  public var confidence: Double
}
