/// A message as text in runs, with the problems found while making it.
package struct RenderedMessage: Hashable, Sendable {
  /// The text in the order of reading.
  package var runs: [MessageRun]

  /// The language that the text is in, as the catalog spells it; see ``Message/language``.
  package var language: LanguageTag?

  /// What was missing or broken, in the order it was found.
  package var problems: [MessageProblem]
}
