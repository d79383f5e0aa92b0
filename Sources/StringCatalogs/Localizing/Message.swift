/// A message as text in a language, with the problems found while formatting it.
///
/// There is always text, even for a broken string.
public struct Message: Hashable, Sendable {
  /// The text, which must be escaped for its output format.
  public var text: String

  /// The language of the text, in the catalog's spelling.
  ///
  /// It is the source language if the key is the text, and nil if the catalog has no such key.
  public var language: LanguageTag?

  /// The problems, in the order they were found.
  public var problems: [MessageProblem]

  /// Creates a message from its parts.
  public init(text: String, language: LanguageTag?, problems: [MessageProblem] = []) {
    self.text = text
    self.language = language
    self.problems = problems
  }
}
