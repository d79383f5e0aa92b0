import StringCatalogs

/// Whether the translation of a string is still right, although its source text has changed.
struct ConfirmationRequest: Decodable, Sendable {
  /// The key of the string.
  var key: String

  /// The language as the catalog spells it.
  var language: String

  /// Whether the translation is right; false takes an earlier confirmation back.
  var isRight: Bool

  /// The language as a tag.
  var tag: LanguageTag { LanguageTag(rawValue: language) }
}
