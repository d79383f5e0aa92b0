/// A rule that is on, with the properties that the engine needs.
struct RuleSlot<Rule> {
  let rule: Rule

  /// The index of the rule among those of the configuration.
  let index: Int

  /// The shapes that a localization must have; empty for any.
  var shapes: LocalizationShape = []

  /// Whether a finding in the source text covers all translations.
  var coversTranslations = false
}
