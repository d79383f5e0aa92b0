public import StringCatalogs

/// Something that was found, with a judgment.
public struct JudgedFinding: Hashable, Sendable {
  /// The judgment.
  public var tone: Tone

  /// The judgment in a word, such as “Conclusive”.
  public var label: LocalizedMessage

  /// What was found.
  public var sentence: DocumentValue

  /// Another explanation of it, always visible beside it.
  public var explanation: DocumentValue?

  /// A picture or a drawing of it, always visible below it.
  public var figure: Figure?

  /// Where it was found and other details, behind a disclosure.
  public var details: [Block]

  /// Creates a finding.
  public init(
    _ tone: Tone, label: LocalizedMessage, sentence: DocumentValue,
    explanation: DocumentValue? = nil, figure: Figure? = nil, details: [Block] = []
  ) {
    self.tone = tone
    self.label = label
    self.sentence = sentence
    self.explanation = explanation
    self.figure = figure
    self.details = details
  }
}
