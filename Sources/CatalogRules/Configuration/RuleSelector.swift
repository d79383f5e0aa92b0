import StringCatalogs

/// The name of a rule, or of a family of rules: the words before a hyphen, such as `format`.
public struct RuleSelector: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates a selector from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a selector from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// Returns whether a rule is meant.
  public func matches(_ rule: RuleIdentifier) -> Bool {
    rule.rawValue == rawValue || rule.rawValue.hasPrefix(rawValue + "-")
  }

  /// Whether there is a rule that is meant.
  public var isKnown: Bool { Self.allNames.contains(rawValue) }

  /// The name of a rule or family that somebody who wrote this one may have meant; nil when none is
  /// similar.
  public var similarName: String? { NearestName.of(rawValue, among: Self.allNames) }

  /// The names of all rules and families, sorted.
  public static let allNames: [String] = {
    let rules = RuleRegistry.descriptions.map(\.id.rawValue)
    return Set(rules.flatMap(names)).sorted()
  }()

  /// Returns the names that mean a rule: each of its beginnings that ends before a hyphen, and its
  /// own.
  private static func names(of rule: String) -> [String] {
    rule.indices.filter { rule[$0] == "-" }.map { String(rule[..<$0]) } + [rule]
  }
}
