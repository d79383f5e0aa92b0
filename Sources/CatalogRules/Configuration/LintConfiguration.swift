public import StringCatalogs

/// The configuration of the linter for a project.
///
/// ```swift
/// var configuration = LintConfiguration()
/// configuration.requiredLanguages = ["ko", "ja"]
/// configuration.forbiddenTexts = [ForbiddenTerm("Log-in", language: "en", replacement: "Sign In")]
/// configuration.glossary = [GlossaryTerm(source: "Catalog", translations: ["ko": ["카탈로그"]])]
/// ```
public struct LintConfiguration: Hashable, Sendable {
  /// The preset to start with.
  public var preset = LintPreset.recommended

  /// The only rules to run, instead of those of the preset; empty for those of the preset.
  public var select: [RuleSelector] = []

  /// The rules to ignore.
  public var ignore: [RuleSelector] = []

  /// Settings of single rules and families, applied after the above; the last match wins.
  public var settings: [RuleSetting] = []

  /// Settings for some files, keys or languages, applied after the above; the last match wins.
  public var overrides: [LintOverride] = []

  /// The languages that every text must have, even if a catalog does not use them yet.
  public var requiredLanguages: [LanguageTag] = []

  /// The percentage of translated texts below which a language has barely begun: it is one finding
  /// then, and its missing texts are not listed; 0 to list all of them.
  public var barelyBegunBelow = 10.0

  /// The minimum percentage of translated texts, by language.
  public var coverage: [LanguageTag: Double] = [:]

  /// The minimum percentage of translated texts in languages that `coverage` does not name.
  public var defaultCoverage: Double?

  /// Words that are the same in every language, such as product names.
  public var doNotTranslate: [String] = []

  /// Words and their required translations.
  public var glossary: [GlossaryTerm] = []

  /// The maximum length of texts, by key pattern; the last match wins.
  public var lengthLimits: [CharacterLimit] = []

  /// Texts that must not appear, in any language or in one.
  public var forbiddenTexts: [ForbiddenTerm] = []

  /// Whether to report everything in stale entries, and not only what can crash an app.
  public var includesStale = false

  /// Checks by regular expressions, each a rule of its own.
  public var patterns: [TextPattern] = []

  /// All rules: those of the linter, followed by the patterns.
  public var rules: [RuleDescription] {
    patterns.isEmpty
      ? RuleRegistry.descriptions : RuleRegistry.descriptions + patterns.map(\.description)
  }

  /// Whether to report advice, even for rules that also find more severe problems.
  package var wantsAdvice: Bool { preset > .recommended || !select.isEmpty }

  /// Creates a configuration with the recommended rules.
  public init() {}

  /// Creates a configuration with only some rules.
  public init(select: [RuleSelector]) {
    self.select = select
  }
}
