public import StringCatalogs

/// A judgment with its strongest reason.
public struct Verdict: Hashable, Sendable {
  /// The judgment.
  public var tone: Tone

  /// The judgment in a few words.
  public var label: LocalizedMessage

  /// The strongest reason, in one sentence.
  public var reason: DocumentValue?

  /// Creates a verdict.
  public init(_ tone: Tone, _ label: LocalizedMessage, reason: DocumentValue? = nil) {
    self.tone = tone
    self.label = label
    self.reason = reason
  }
}
