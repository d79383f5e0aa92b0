/// What an official rubric of C2PA says of the active manifest of a file.
///
/// The rubrics, of 2026-08-06, ask questions of a manifest: about what fails, and about what it
/// claims. Their answers repeat what it says, so that none of them makes it true.
public struct RubricStatement: Hashable, Sendable {
  /// The question.
  public let question: RubricQuestion

  /// Whether it is so.
  public let isTrue: Bool

  /// The codes that the rubric names in its answer, each once.
  public let codes: [StatusCode]

  /// Creates a statement.
  init(_ question: RubricQuestion, _ isTrue: Bool, codes: [StatusCode] = []) {
    (self.question, self.isTrue, self.codes) = (question, isTrue, codes)
  }
}
