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

  /// Returns whether the selector matches any rule, or one of the patterns of a configuration.
  public func isKnown(with patterns: [TextPattern]) -> Bool {
    Self.allNames.contains(rawValue) || patterns.contains { matches($0.rule) }
  }

  /// Returns the most similar name of a rule, family or pattern, for an unknown one; nil if none is
  /// similar.
  public func similarName(with patterns: [TextPattern]) -> String? {
    NearestName.of(rawValue, among: Self.allNames + patterns.map(\.rule.rawValue))
  }

  /// Whether the selector can match patterns of a configuration.
  public var isPattern: Bool { RuleIdentifier(rawValue: rawValue).isPattern }

  /// The names of all rules and families, sorted, without single patterns.
  public static let allNames: [String] = {
    let rules = RuleRegistry.allDescriptions.map(\.id.rawValue)
    return Set(rules.flatMap(names) + ["pattern"]).sorted()
  }()

  /// Returns the names that match a rule: each prefix that ends before a hyphen, and its own.
  private static func names(of rule: String) -> [String] {
    rule.indices.filter { rule[$0] == "-" }.map { String(rule[..<$0]) } + [rule]
  }
}
