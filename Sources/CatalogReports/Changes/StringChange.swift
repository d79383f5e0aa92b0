/// A string that a change concerns.
public struct StringChange: Codable, Hashable, Sendable {
  /// The path of the catalog.
  public var catalog: String

  /// The key.
  public var key: String

  /// The source text.
  public var source: String

  /// The source text that the translation was made from, if it is another one.
  public var earlierSource: String?

  /// The translation; nil if there is none.
  public var translation: String?

  /// The comment for translators.
  public var comment: String?
}
