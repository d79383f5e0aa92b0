/// A rule that is on, with what the engine asks of it for each text.
struct RuleSlot<Rule> {
  let rule: Rule

  /// The place of the rule in the registry.
  let index: Int

  /// What makes a text or a localization worth a look.
  var traits: TextTraits = []

  /// What in the source makes a translation worth a look.
  var sourceTraits: TextTraits = []

  /// What a localization must be made of; empty for anything.
  var shapes: LocalizationShape = []

  /// Whether a finding in the source speaks for all translations.
  var coversTranslations = false
}
