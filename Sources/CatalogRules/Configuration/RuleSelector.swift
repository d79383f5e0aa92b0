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

  /// Returns whether the selector matches a rule.
  public func matches(_ rule: RuleIdentifier) -> Bool {
    rule.rawValue == rawValue || rule.rawValue.hasPrefix(rawValue + "-")
  }

  /// Whether the selector matches any rule.
  public var isKnown: Bool { Self.allNames.contains(rawValue) }

  /// The most similar name of a rule or family, for an unknown one; nil if none is similar.
  public var similarName: String? { NearestName.of(rawValue, among: Self.allNames) }

  /// The names of all rules and families, sorted.
  public static let allNames: [String] = {
    let rules = RuleRegistry.descriptions.map(\.id.rawValue)
    return Set(rules.flatMap(names)).sorted()
  }()

  /// Returns the names that match a rule: each prefix that ends before a hyphen, and its own.
  private static func names(of rule: String) -> [String] {
    rule.indices.filter { rule[$0] == "-" }.map { String(rule[..<$0]) } + [rule]
  }
}
