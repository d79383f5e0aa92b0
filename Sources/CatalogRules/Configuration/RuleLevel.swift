/// The configured level of a rule: off, or the severity of its findings.
public enum RuleLevel: Hashable, Sendable {
  /// The rule is off.
  case off

  /// The rule is on, with this severity.
  case on(Severity)

  /// The rule is on, with its default severity.
  case byDefault
}
