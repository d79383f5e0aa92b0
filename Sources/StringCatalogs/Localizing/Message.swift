/// A message as text in a language, with the problems found while making it.
///
/// There is always text: a broken string still says what it can.
public struct Message: Hashable, Sendable {
  /// The text, ready to be escaped for the place it is written to.
  public var text: String

  /// The language that the text is in, as the catalog spells it.
  ///
  /// It is the source language when the key is the text, and nil when the catalog has no such key.
  public var language: LanguageTag?

  /// What was missing or broken, in the order it was found.
  public var problems: [MessageProblem]

  /// Creates a message from its parts.
  public init(text: String, language: LanguageTag?, problems: [MessageProblem] = []) {
    self.text = text
    self.language = language
    self.problems = problems
  }
}
