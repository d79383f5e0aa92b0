/// A picture or a drawing.
public struct Figure: Hashable, Sendable {
  /// What a figure shows.
  public enum Content: Hashable, Sendable {
    /// A picture.
    case picture(DocumentPicture)

    /// A part of a drawing.
    case drawing(Drawing)
  }

  /// A position in a picture that is framed.
  public struct Mark: Hashable, Sendable {
    /// The position, in pixels of the picture.
    public var frame: Drawing.Frame

    /// The judgment about it.
    public var tone: Tone

    /// Whether the judgment is uncertain, which dashes the frame.
    public var isUncertain: Bool

    /// What is there.
    public var label: DocumentValue

    /// Creates a mark.
    public init(
      _ frame: Drawing.Frame, tone: Tone, isUncertain: Bool = false, label: DocumentValue
    ) {
      self.frame = frame
      self.tone = tone
      self.isUncertain = isUncertain
      self.label = label
    }
  }

  /// What it shows.
  public var content: Content

  /// The positions in a picture that are framed on web pages, where such a picture is large.
  public var marks: [Mark]

  /// What it shows, for readers who can't see it.
  public var alternative: DocumentValue

  /// The text below it.
  public var caption: DocumentValue?

  /// Creates a figure.
  public init(
    _ content: Content, marks: [Mark] = [], alternative: DocumentValue,
    caption: DocumentValue? = nil
  ) {
    self.content = content
    self.marks = marks
    self.alternative = alternative
    self.caption = caption
  }
}
