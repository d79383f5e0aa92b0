public import ScreenTexts

/// A text on a screen that is no string of a catalog.
public struct UnmatchedText: Hashable, Sendable {
  /// The text as it was read.
  public var text: String

  /// Where it stands.
  public var frame: PixelFrame

  /// How sure recognition is, 0 to 1.
  public var confidence: Double
}
