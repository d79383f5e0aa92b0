public import StringCatalogs

/// A check that a project configures without code: texts that match a regular expression.
///
/// It is a rule named `pattern-NAME`, of the family `pattern`.
public struct TextPattern: Hashable, Sendable {
  /// The identifier of the rule.
  public var rule: RuleIdentifier

  /// The expression that texts must not match.
  public var expression: RegularExpression

  /// The languages to check; empty for all.
  ///
  /// `zh` also means `zh-Hans`.
  public var languages: [LanguageTag]

  /// The keys to check, as patterns with `*` and `?`; empty for all.
  public var keys: [String]

  /// The sentence of a finding; nil for one that names the rule.
  public var message: String?

  /// The severity of the findings.
  public var severity: Severity

  /// Creates a pattern; `name` has lowercase letters, digits and hyphens.
  public init(
    _ name: String, _ expression: RegularExpression, languages: [LanguageTag] = [],
    keys: [String] = [], message: String? = nil, severity: Severity = .warning
  ) {
    rule = RuleIdentifier(rawValue: RuleIdentifier.patternPrefix + name)
    self.expression = expression
    self.languages = languages
    self.keys = keys
    self.message = message
    self.severity = severity
  }

  /// The name in the configuration.
  public var name: String { String(rule.rawValue.dropFirst(RuleIdentifier.patternPrefix.count)) }

  /// The pattern as a rule.
  public var description: RuleDescription {
    RuleDescription(rule, severity: severity, preset: .recommended, examples: [])
  }
}

extension RuleIdentifier {
  /// How the identifiers of patterns begin.
  static let patternPrefix = "pattern-"

  /// Whether the rule is a pattern of a configuration.
  public var isPattern: Bool { rawValue.hasPrefix(Self.patternPrefix) }

  /// The name of the rule in the keys of its texts, which all patterns share.
  package var textName: String { isPattern ? "pattern" : rawValue }
}
