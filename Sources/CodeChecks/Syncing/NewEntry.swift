import CatalogEditing
import StringCatalogs

/// The entry that Xcode adds for a new key.
enum NewEntry {
  /// Returns the entry: empty, but for a comment, a default value, and numbered specifiers.
  static func value(
    _ key: String, _ use: ExtractedKey, _ sourceLanguage: LanguageTag?
  ) -> JSONPatch.Value {
    var members: [(name: String, value: JSONPatch.Value)] = []
    if let comment = use.comment { members.append(("comment", .string(comment))) }
    if use.value != nil {
      members.append(
        ("extractionState", .string(ExtractionState.extractedWithValue.rawValue)))
    }
    let text = use.value ?? NumberedText.text(key)
    if let sourceLanguage, use.value != nil || text != key {
      members.append(
        ("localizations", .object([(sourceLanguage.rawValue, localization(text))])))
    }
    return .object(members)
  }

  /// Returns the entry of an App Shortcut: a set of its phrases.
  static func value(_ phrases: [String], _ sourceLanguage: LanguageTag) -> JSONPatch.Value {
    let set = JSONPatch.Value.object([
      ("state", .string(StringUnitState.new.rawValue)),
      ("values", .array(phrases.map(JSONPatch.Value.string))),
    ])
    return .object([
      ("extractionState", .string(ExtractionState.extractedWithValue.rawValue)),
      (
        "localizations",
        .object([(sourceLanguage.rawValue, .object([("stringSet", set)]))])
      ),
    ])
  }

  /// Returns a localization of the source language with a text of the code.
  static func localization(_ text: String) -> JSONPatch.Value {
    .object([
      (
        "stringUnit",
        .object([
          ("state", .string(StringUnitState.new.rawValue)), ("value", .string(text)),
        ])
      )
    ])
  }
}
