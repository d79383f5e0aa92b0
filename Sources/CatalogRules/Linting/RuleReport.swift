import CatalogEditing
import StringCatalogs

/// A report of a rule, before the configuration and the comments of entries are applied.
struct RuleReport {
  /// The affected bytes.
  var range: Range<Int>

  /// The key of the entry; nil for the file.
  var key: String?

  /// The language; nil for the file, the entry or several languages.
  var language: LanguageTag?

  /// The path to the text; nil for a plain one, or if there is no text.
  var variation: VariationPath?

  /// The last component of the message's key, for a rule with several messages.
  var variant: String?

  /// The values for the placeholders of the message.
  var arguments: [MessageArgument]

  /// The severity unless the configuration chooses another one; nil for the rule's default.
  var severity: Severity?

  /// Whether the other languages make the finding certain.
  var isCertain = false

  /// The severity, if the rule has already consulted the configuration.
  var chosenSeverity: Severity?

  /// The change that fixes the finding; nil if a person must decide.
  var change: Change?

  /// A change of a value of the file.
  struct Change {
    let value: JSONValue
    let patch: JSONPatch
  }
}
