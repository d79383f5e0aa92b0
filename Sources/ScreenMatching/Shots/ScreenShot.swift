public import ScreenTexts
public import StringCatalogs

/// A picture of a screen, and the texts that were recognized in it.
public struct ScreenShot: Hashable, Sendable {
  /// The path of the picture, for reports.
  public var path: String

  /// The name that the shots of the same screen share in all languages.
  public var name: String

  /// The language in which the screen should be; nil if the path doesn’t say.
  public var language: LanguageTag?

  /// The width of the upright picture in pixels.
  public var width: Int

  /// The height of the upright picture in pixels.
  public var height: Int

  /// What was recognized.
  public var observations: [TextObservation]

  /// What other models recognized in the same picture; none if there is only one reading.
  ///
  /// A model for Korean alone reads Korean better than one with English, which also reads texts of
  /// both; the one for English reads what is left in English.
  public var otherReadings: [[TextObservation]] = []

  /// The strings that the package with the picture names; nil without a package.
  public var named: [NamedString]?

  /// Creates a shot.
  public init(
    path: String, name: String, language: LanguageTag?, width: Int, height: Int,
    observations: [TextObservation], named: [NamedString]? = nil
  ) {
    (self.path, self.name, self.language) = (path, name, language)
    (self.width, self.height) = (width, height)
    (self.observations, self.named) = (observations, named)
  }
}
