/// A picture or a drawing.
public struct Figure: Hashable, Sendable {
  /// What a figure shows.
  public enum Content: Hashable, Sendable {
    /// A picture.
    case picture(Picture)

    /// A part of a drawing.
    case drawing(Drawing)
  }

  /// What it shows.
  public var content: Content

  /// What it shows, for readers who can't see it.
  public var alternative: DocumentValue

  /// The text below it.
  public var caption: DocumentValue?

  /// Creates a figure.
  public init(_ content: Content, alternative: DocumentValue, caption: DocumentValue? = nil) {
    self.content = content
    self.alternative = alternative
    self.caption = caption
  }
}
