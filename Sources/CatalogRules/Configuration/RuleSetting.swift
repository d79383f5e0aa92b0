/// What a configuration says of a rule or a family of rules.
public struct RuleSetting: Hashable, Sendable {
  /// The rules that are meant.
  public var rules: RuleSelector

  /// What is said of them.
  public var level: RuleLevel

  /// Creates a setting.
  public init(_ rules: RuleSelector, _ level: RuleLevel) {
    self.rules = rules
    self.level = level
  }
}
