/// The configured level of a rule or a family of rules.
public struct RuleSetting: Hashable, Sendable {
  /// The rules that the setting applies to.
  public var rules: RuleSelector

  /// Their level.
  public var level: RuleLevel

  /// Creates a setting.
  public init(_ rules: RuleSelector, _ level: RuleLevel) {
    self.rules = rules
    self.level = level
  }
}
