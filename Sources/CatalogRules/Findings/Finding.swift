public import StringCatalogs

/// Something that a rule found in a catalog, as values that can be shown in any language.
///
/// There is one finding per key, language and rule; it lists the affected variants.
public struct Finding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleIdentifier

  /// The severity according to the configuration.
  public var severity: Severity

  /// The affected bytes of the file: the literal of a value, a key, or a location in the file.
  public var range: Range<Int>

  /// The key of the entry; nil if the finding concerns the file.
  public var key: String?

  /// The language of the localization; nil if the finding concerns the entry or the file.
  public var language: LanguageTag?

  /// The affected variants of the localization; empty if it has none.
  public var variations: [VariationPath]

  /// A sentence that describes the problem.
  public var message: LocalizedMessage

  /// A change that fixes it; nil if a person must decide.
  public var fix: Fix?

  /// Places in other files that the finding is also about.
  public var relatedLocations: [FindingLocation] = []

  /// How sure the finding is; nil if the rule says no more than its severity.
  public var confidence: FindingConfidence?

  /// Creates a finding from its parts.
  public init(
    rule: RuleIdentifier, severity: Severity, range: Range<Int>, key: String? = nil,
    language: LanguageTag? = nil, variations: [VariationPath] = [], message: LocalizedMessage,
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.key = key
    self.language = language
    self.variations = variations
    self.message = message
    self.fix = fix
  }
}
