import StringCatalogs

/// Whether the translations of strings are still right, although their source texts have changed.
struct ConfirmationRequest: Decodable, Sendable {
  /// The keys of the strings.
  var keys: [String]

  /// The language as the catalog spells it.
  var language: String

  /// Whether the translations are right; false takes an earlier confirmation back.
  var isRight: Bool

  /// The language as a tag.
  var tag: LanguageTag { LanguageTag(rawValue: language) }
}
