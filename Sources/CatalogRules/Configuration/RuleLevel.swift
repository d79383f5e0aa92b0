/// What a configuration says of a rule: that it is off, or how severe its findings are.
public enum RuleLevel: Hashable, Sendable {
  /// The rule is not asked.
  case off

  /// The rule is on, and its findings are this severe.
  case on(Severity)

  /// The rule is on, with the severity that it has by default.
  case byDefault
}
