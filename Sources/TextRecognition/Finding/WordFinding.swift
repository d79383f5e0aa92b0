public import ScreenTexts

/// A keyword in a picture.
public struct WordFinding: Hashable, Sendable {
  /// The keyword.
  public let keyword: Keyword

  /// The line that says it.
  public let observation: TextObservation

  /// The part of the line’s text, and how alike it is.
  public let match: KeywordMatch

  /// Where the part stands.
  public var frame: PixelFrame { observation.frame(of: match.range) }
}
