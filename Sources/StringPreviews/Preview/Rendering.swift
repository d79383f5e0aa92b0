public import StringCatalogs

/// A text with inserted values, as a reader sees it.
public struct Rendering: Hashable, Sendable {
  /// A run of the text: words of the string, or an inserted value.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String

    /// Whether this is a value, not words of the string.
    public var isValue: Bool

    /// The position of the value, from 1; nil for words of the string and for `${name}`.
    public var position: Int?
  }

  /// The runs of the text, in reading order.
  public var runs: [Run]

  /// The language of the text, which differs from the requested one if that has none.
  public var language: LanguageTag

  /// The pseudolanguage applied to the text; nil if there is none.
  public var pseudolanguage: Pseudolanguage?

  /// The number that selected the text, with ASCII digits; nil if none did.
  public var number: String?

  /// The values inserted into the text.
  public var values: [SampleValue]

  /// The terminal columns of the text's widest line.
  public var width: Int

  /// The source text with the same values; nil in the source language itself.
  public var source: String?

  /// The problems of the text.
  public var problems: [MessageProblem]

  /// The text.
  public var text: String { runs.map(\.text).joined() }
}
