import StringCatalogs

/// What a rule reports, before the configuration and the comments of entries are asked.
struct RuleReport {
  /// The bytes that the finding points at.
  var range: Range<Int>

  /// The key of the entry; nil for the file.
  var key: String?

  /// The language; nil for the file, the entry or several languages.
  var language: LanguageTag?

  /// The way to the text; nil for a plain one, or where there is no text.
  var variation: VariationPath?

  /// The last part of the message's key, for a rule with several messages.
  var variant: String?

  /// The values for the placeholders of the message.
  var arguments: [MessageArgument]

  /// The severity unless the configuration chooses another one; nil for that of the rule.
  var severity: Severity?

  /// The severity where the rule has asked the configuration itself.
  var chosenSeverity: Severity?

  /// What fixes the finding; empty when a person must.
  var edits: [Fix.Edit]
}
