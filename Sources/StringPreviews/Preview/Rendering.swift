public import StringCatalogs

/// A text with values put into it, as a reader sees it.
public struct Rendering: Hashable, Sendable {
  /// A stretch of the text: words of the string, or a value that was put into them.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String

    /// Whether this is a value, and no words of the string.
    public var isValue: Bool

    /// The position of the value, from 1; nil for words of the string and for `${name}`.
    public var position: Int?
  }

  /// The text in the order of reading.
  public var runs: [Run]

  /// The language of the text, which is another one than was asked for when that has none.
  public var language: LanguageTag

  /// What was done to the text to find out how an interface bears it; nil for nothing.
  public var pseudolanguage: Pseudolanguage?

  /// The number that chose the text, with ASCII digits; nil when none did.
  public var number: String?

  /// The values that were put into the text.
  public var values: [SampleValue]

  /// The columns of a terminal that the widest line of the text takes.
  public var width: Int

  /// The text of the source language with the same values; nil in that language itself.
  public var source: String?

  /// What is broken in the text.
  public var problems: [MessageProblem]

  /// The text.
  public var text: String { runs.map(\.text).joined() }
}
