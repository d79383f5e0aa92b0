/// The identifier of a rule: what it finds, in lowercase with hyphens, such as `empty-translation`.
///
/// It reads well after "allow". The word before the first hyphen is often that of a family.
public struct RuleIdentifier: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name.
  public let rawValue: String

  /// Creates an identifier from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Returns whether one identifier sorts before the other by its bytes.
  public static func < (left: RuleIdentifier, right: RuleIdentifier) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

extension RuleIdentifier: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates an identifier from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The name.
  public var description: String { rawValue }
}
