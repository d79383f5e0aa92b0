public import StringCatalogs

/// A screenshot with what stands on it and what is wrong.
public struct CheckedShot: Hashable, Sendable {
  /// The picture.
  public var shot: ScreenShot

  /// The language in which the screen should be, or the one it seems to be in; nil if that is
  /// unknown.
  public var language: LanguageTag?

  /// Whether the language was found from the texts, not from the path.
  public var isLanguageDetected: Bool

  /// The strings on the screen, from the top.
  public var strings: [ShownString]

  /// The other texts, from the top.
  public var texts: [UnmatchedText]

  /// What seems wrong, the certain first.
  public var findings: [ScreenFinding]
}
