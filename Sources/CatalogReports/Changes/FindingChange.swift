/// A finding of the linter that a change brings or ends.
public struct FindingChange: Codable, Hashable, Sendable {
  /// The path of the catalog.
  public var catalog: String

  /// The identifier of the rule.
  public var rule: String

  /// The severity: `error`, `warning` or `info`.
  public var severity: String

  /// The key; nil if the finding concerns the file.
  public var key: String?

  /// The language; nil if the finding concerns the entry or the file.
  public var language: String?
}
