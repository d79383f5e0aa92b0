/// A part of a text that says a keyword.
public struct KeywordMatch: Hashable, Sendable {
  /// The part, in whole characters.
  public let range: Range<String.Index>

  /// How alike part and keyword are; 1 if they are equal after folding.
  public let similarity: Double
}
