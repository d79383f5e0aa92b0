/// The description of a rule.
///
/// The texts are in the product's catalog: `rule.ID.summary` (what it finds, a noun phrase),
/// `rule.ID.rationale` (why it matters), `rule.ID.exceptions` (when to allow it), `rule.ID.message`
/// or `rule.ID.message.VARIANT` (the sentence of a finding) and `rule.ID.fix`.
public struct RuleDescription: Sendable {
  /// The identifier.
  public var id: RuleIdentifier

  /// The default severity.
  public var severity: Severity

  /// The smallest preset that contains the rule.
  public var preset: LintPreset

  /// Whether the other languages can make a finding certain, which is then a warning of the preset
  /// `recommended`, whatever the preset of the rule.
  public var isVotedOn: Bool

  /// Whether the rule can fix its findings, and whether that is safe.
  public var fixability: Fixability

  /// Whether the rule also reports stale entries: what it finds can crash an app or break the file,
  /// or is the entry itself.
  var checksStaleEntries: Bool

  /// What the rule finds and what it accepts; documentation and tests at once.
  ///
  /// They are created on each access, as linting never reads them.
  public var examples: [RuleExample] { makeExamples() }

  private let makeExamples: @Sendable () -> [RuleExample]

  /// Creates a description.
  ///
  /// Errors and warnings are in the preset `recommended`, advice in `strict`, unless `preset` says
  /// otherwise: `strict` for a policy that not every project has, `all` for a matter of style.
  /// What the votes of other languages make certain is in `recommended` if `isVotedOn`.
  package init(
    _ id: RuleIdentifier, severity: Severity, preset: LintPreset? = nil,
    isVotedOn: Bool = false, fixability: Fixability = .none, checksStaleEntries: Bool = false,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.id = id
    self.severity = severity
    self.preset = preset ?? (severity == .info ? .strict : .recommended)
    self.isVotedOn = isVotedOn
    self.fixability = fixability
    self.checksStaleEntries = checksStaleEntries
    makeExamples = examples
  }

  /// Whether a rule can fix its findings.
  public enum Fixability: String, Hashable, Sendable {
    /// A person must fix them.
    case none
    /// The rule can, and the meaning can't change.
    case safe
    /// The rule can, and a person should review the result.
    case unsafe
  }
}
