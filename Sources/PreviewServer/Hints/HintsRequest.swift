import StringCatalogs

/// A request for what is known about texts of a string: how the same and similar texts are
/// translated, and which terms of the glossary they have.
struct HintsRequest: Decodable, Sendable {
  /// The most texts that a page asks for at once; more than any string has.
  private static let maximumCount = 200

  var key: String
  var language: String

  /// The locations of the texts.
  var locations: [FieldLocation]

  /// Whether the locations can exist.
  var isValid: Bool {
    locations.count <= Self.maximumCount && locations.allSatisfy(\.isValid)
  }

  /// The language as a tag.
  var tag: LanguageTag { LanguageTag(rawValue: language) }
}
