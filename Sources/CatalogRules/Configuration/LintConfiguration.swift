public import StringCatalogs

/// What a project wants to hear of its catalogs.
public struct LintConfiguration: Hashable, Sendable {
  /// The rules to begin with.
  public var preset = LintPreset.recommended

  /// The only rules to ask, in place of those of the preset; empty for those of the preset.
  public var select: [RuleSelector] = []

  /// The rules not to ask.
  public var ignore: [RuleSelector] = []

  /// What is said of single rules and families, after the above; the last that matches counts.
  public var settings: [RuleSetting] = []

  /// Settings for some files, keys or languages, after the above; the last that matches counts.
  public var overrides: [LintOverride] = []

  /// The languages that every text must have, also when a catalog does not use them yet.
  public var requiredLanguages: [LanguageTag] = []

  /// The least percentage of texts that must be translated in a language.
  public var coverage: [LanguageTag: Double] = [:]

  /// The least percentage of texts that must be translated in languages that `coverage` does not
  /// name.
  public var defaultCoverage: Double?

  /// Words that are the same in every language, such as the names of products.
  public var doNotTranslate: [String] = []

  /// Words and how they are translated.
  public var glossary: [GlossaryTerm] = []

  /// The most characters of a text, by pattern of keys; the last that matches counts.
  public var lengthLimits: [CharacterLimit] = []

  /// Texts that must not appear in any language, such as the old name of a product.
  public var forbiddenTexts: [String] = []

  /// Whether the project wants to hear advice, also of rules that find what is worse.
  var wantsAdvice: Bool { preset > .recommended || !select.isEmpty }

  /// Creates a configuration with the recommended rules.
  public init() {}

  /// Creates a configuration with only some rules.
  public init(select: [RuleSelector]) {
    self.select = select
  }
}
