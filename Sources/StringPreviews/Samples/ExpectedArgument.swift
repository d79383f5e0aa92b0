/// An argument of a string's texts.
public struct ExpectedArgument: Hashable, Sendable {
  /// The kind of a value.
  public enum Kind: String, Hashable, Sendable {
    /// A text or another object.
    case text

    /// A whole number.
    case integer

    /// A floating-point number.
    case decimal
  }

  /// The position, from 1; nil for `${name}`, which has only a name.
  public var position: Int?

  /// The kind of the value.
  public var kind: Kind

  /// The name of the substitution that formats the value, or the one in `${name}`.
  public var name: String?

  /// Whether the value selects among the texts by plural category.
  public var isCounted: Bool

  /// The probable meaning of the value, which selects its sample words.
  public var concept: SampleConcept

  /// Returns whether a given value is for this argument, by its name or position.
  public func accepts(_ value: GivenValue) -> Bool {
    value.name == name || value.name == position.map(String.init)
  }
}
