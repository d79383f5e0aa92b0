/// The rules about a catalog and the code that uses it, which `catalog-code` checks.
///
/// The linter knows their names, since configurations, baselines, and comments have them, and
/// leaves them alone.
package enum CodeRules {
  /// The description of each rule, in the order in which they are documented.
  package static let descriptions: [RuleDescription] = [
    missingKey, unusedKey, staleKey, untranslatableKey, wrongTable, wrongArguments,
    unlocalizedText, changedDefault, otherComment, phraseName, catalogTarget, sourceLanguage,
    symbolName,
  ]

  /// A key that the code uses and no catalog has.
  package static let missingKey = RuleDescription(
    "code-missing-key", severity: .error, examples: [])

  /// A key that no code uses.
  package static let unusedKey = RuleDescription(
    "code-unused-key", severity: .warning, examples: [])

  /// A key that Xcode considers stale, although the code uses it.
  package static let staleKey = RuleDescription(
    "code-stale-key", severity: .warning, examples: [])

  /// A key that the code uses and that is not to be translated.
  package static let untranslatableKey = RuleDescription(
    "code-untranslatable-key", severity: .info, preset: .all, examples: [])

  /// A key that another table or another catalog has.
  package static let wrongTable = RuleDescription(
    "code-wrong-table", severity: .error, examples: [])

  /// Arguments that a text does not fit.
  package static let wrongArguments = RuleDescription(
    "code-wrong-arguments", severity: .error, examples: [])

  /// A text that looks localized and is not.
  package static let unlocalizedText = RuleDescription(
    "code-unlocalized-text", severity: .warning, examples: [])

  /// A default value that changed after it was translated.
  package static let changedDefault = RuleDescription(
    "code-changed-default", severity: .warning, examples: [])

  /// A comment that differs from that of the code.
  package static let otherComment = RuleDescription(
    "code-other-comment", severity: .info, examples: [])

  /// A phrase of an App Shortcut without the name of the app.
  package static let phraseName = RuleDescription(
    "code-phrase-name", severity: .error, examples: [])

  /// A catalog that no target has.
  package static let catalogTarget = RuleDescription(
    "code-catalog-target", severity: .info, examples: [])

  /// A source language that is not that of the project.
  package static let sourceLanguage = RuleDescription(
    "code-source-language", severity: .warning, examples: [])

  /// A key whose generated symbol collides with another one, or has no name.
  package static let symbolName = RuleDescription(
    "code-symbol-name", severity: .info, preset: .all, examples: [])
}
