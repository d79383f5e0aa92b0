/// A value that the texts of a string take.
public struct ExpectedArgument: Hashable, Sendable {
  /// What a value is.
  public enum Kind: String, Hashable, Sendable {
    /// A text or another object.
    case text

    /// A whole number.
    case integer

    /// A number with a fraction.
    case decimal
  }

  /// The position, from 1; nil for `${name}`, which has a name only.
  public var position: Int?

  /// What the value is.
  public var kind: Kind

  /// The name of the substitution that the value belongs to, or the one in `${name}`.
  public var name: String?

  /// Whether the value chooses among the texts by plural category.
  public var isCounted: Bool

  /// What the value probably is, which selects its sample words.
  public var concept: SampleConcept

  /// Returns whether a value is given for this argument, by its name or position.
  public func accepts(_ value: GivenValue) -> Bool {
    value.name == name || value.name == position.map(String.init)
  }
}
