/// A line of text that was seen in a picture.
///
/// Texts of several lines are several observations; who compares texts joins them.
public struct TextObservation: Hashable, Sendable {
  /// A word of the line.
  public struct Word: Hashable, Sendable {
    /// The text between two spaces; in Chinese and Japanese, what recognition took as a word.
    public var text: String

    /// Where the word stands.
    public var frame: PixelFrame

    /// How sure recognition is, 0 to 1.
    public var confidence: Double

    /// Creates a word.
    public init(text: String, frame: PixelFrame, confidence: Double) {
      (self.text, self.frame, self.confidence) = (text, frame, confidence)
    }
  }

  /// The text, as recognition spaced it.
  ///
  /// It is hostile: whoever makes the picture chooses it.
  public var text: String

  /// Where the line stands: the bounds of its ink.
  public var frame: PixelFrame

  /// How sure recognition is, 0 to 1.
  public var confidence: Double

  /// The words from left to right; none if only the line is known.
  public var words: [Word]

  /// The color of the letters; nil if it is unknown.
  public var ink: PixelColor?

  /// The color behind the letters; nil if it is unknown.
  public var background: PixelColor?

  /// Creates an observation.
  public init(
    text: String, frame: PixelFrame, confidence: Double, words: [Word] = [],
    ink: PixelColor? = nil, background: PixelColor? = nil
  ) {
    (self.text, self.frame, self.confidence) = (text, frame, confidence)
    (self.words, self.ink, self.background) = (words, ink, background)
  }
}
