import StringCatalogs

/// What a page asks to replace in several strings: a text by another one, in all of their texts in
/// a language.
struct ReplaceRequest: Sendable, Decodable {
  /// The keys of the strings.
  var keys: [String]

  /// The language as the catalog spells it.
  var language: String

  /// The text to replace.
  var search: String

  /// The text to put there.
  var replacement: String

  /// The revision of the catalog that the page shows.
  var revision: Int

  /// Whether to save the result; otherwise it is only shown.
  var saves: Bool

  /// The language as a tag.
  var tag: LanguageTag { LanguageTag(rawValue: language) }

  /// Whether there is something to replace by something else.
  var isValid: Bool {
    !keys.isEmpty && !search.isEmpty && !search.utf8.elementsEqual(replacement.utf8)
  }
}
