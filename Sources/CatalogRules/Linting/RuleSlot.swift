/// A rule that is on, with what the engine asks of it.
struct RuleSlot<Rule> {
  let rule: Rule

  /// The place of the rule in the registry.
  let index: Int

  /// What a localization must be made of; empty for anything.
  var shapes: LocalizationShape = []

  /// Whether a finding in the source speaks for all translations.
  var coversTranslations = false
}
