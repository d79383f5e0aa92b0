import StringCatalogs

/// What a page asks to be changed in one entry.
struct EntryChange: Sendable, Codable {
  /// A text to be set, and what the page believes to stand there.
  struct Field: Sendable, Codable {
    /// Where the text stands.
    var place: FieldPlace

    /// What the page saw.
    var base: UnitVersion

    /// The new text; nil when only the state changes.
    var text: String?

    /// The new state.
    var state: String
  }

  /// The key of the entry.
  var key: String

  /// The language as the catalog spells it.
  var language: String

  /// The texts to be set.
  var fields: [Field] = []

  /// Whether the entry, which the code no longer uses, is to go.
  var removesEntry = false

  /// Whether a person has said that placeholders may be lost.
  var allowsLostPlaceholders = false

  /// The language as a tag.
  var tag: LanguageTag { LanguageTag(rawValue: language) }
}
