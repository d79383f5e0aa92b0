public import StringCatalogs

/// Something that a rule found in a catalog, as values that any language can say.
///
/// There is one finding for a key, language and rule; it lists the variants that it is about.
public struct Finding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleIdentifier

  /// How bad it is, as the configuration has it.
  public var severity: Severity

  /// The bytes of the file that are wrong: the literal of a value, a key, or a place in the file.
  public var range: Range<Int>

  /// The key of the entry; nil when the finding is about the file.
  public var key: String?

  /// The language of the localization; nil when the finding is about the entry or the file.
  public var language: LanguageTag?

  /// The variants of the localization that are wrong; empty when there are no variants.
  public var variations: [VariationPath]

  /// One sentence that says what is wrong.
  public var message: LocalizedMessage

  /// A change that fixes it; nil when a person must decide.
  public var fix: Fix?

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
