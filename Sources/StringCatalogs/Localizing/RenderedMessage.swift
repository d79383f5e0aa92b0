/// A message as text in runs, with the problems found while formatting it.
package struct RenderedMessage: Hashable, Sendable {
  /// The runs of the text, in reading order.
  package var runs: [MessageRun]

  /// The language of the text, in the catalog's spelling; see ``Message/language``.
  package var language: LanguageTag?

  /// The problems, in the order they were found.
  package var problems: [MessageProblem]
}
