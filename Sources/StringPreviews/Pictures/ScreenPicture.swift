public import StringCatalogs

/// A picture of a screen, and where strings are on it.
public struct ScreenPicture: Hashable, Sendable {
  /// The unit of the frames of a picture.
  public enum Scale: Hashable, Sendable {
    /// The frames are in pixels of the upright picture, which has this size.
    case pixels(width: Int, height: Int)

    /// The frames are in pixels or in points, which the size of the picture tells: a picture that
    /// is two or three times as large as what all frames cover has as many pixels for each point.
    ///
    /// `right` and `bottom` are the ends of all frames of such pictures; nil if there are too few
    /// frames to tell.
    case unknown(right: Double?, bottom: Double?)
  }

  /// A string on the picture.
  public struct Place: Hashable, Sendable {
    /// The name of the catalog without its extension, such as `Localizable`.
    public var table: String

    /// The key of the string.
    public var key: String

    /// The distances from the left and the top edge, in the unit of the picture.
    public var x, y: Double

    /// The size of the frame, in the unit of the picture.
    public var width, height: Double

    /// Whether it can only be this string, and not another one with the same text.
    public var isCertain: Bool

    /// The text as it was read on the picture; empty if it was not read.
    public var text: String

    /// Creates a value.
    public init(
      table: String, key: String, x: Double, y: Double, width: Double, height: Double,
      isCertain: Bool = true, text: String = ""
    ) {
      (self.table, self.key, self.isCertain, self.text) = (table, key, isCertain, text)
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The name of the screen, which its pictures in all languages share.
  public var name: String

  /// The language of the screen; nil if nothing says it.
  public var language: LanguageTag?

  /// The unit of the frames.
  public var scale: Scale

  /// The strings.
  public var places: [Place]

  /// Creates a value.
  public init(name: String, language: LanguageTag?, scale: Scale, places: [Place]) {
    (self.name, self.language, self.scale, self.places) = (name, language, scale, places)
  }
}
