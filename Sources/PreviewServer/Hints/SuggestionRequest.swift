import StringCatalogs

/// A request for a suggestion for one text.
struct SuggestionRequest: Decodable, Sendable {
  var key: String
  var language: String
  var location: FieldLocation

  /// The language as a tag.
  var tag: LanguageTag { LanguageTag(rawValue: language) }

  /// Whether the location can exist.
  var isValid: Bool { location.isValid }
}
