/// The catalog of an example, written as entries by key.
///
///     [
///       "Cancel": ["ko": "⟦⟧"],
///       "Save": [:],
///       "%lld days": ["en": .plural(one: "%lld day", other: "%lld days")],
///     ]
///
/// The source language is English. Marks around a whole key, language or text stand for marks
/// around its JSON string, including the quotation marks. If the layout of the file matters, its
/// text is written instead of the entries.
struct ExampleCatalog: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
  /// The text of the file.
  let text: String

  /// Creates a catalog from entries by key.
  init(dictionaryLiteral entries: (String, ExampleEntry)...) {
    let json = ExampleJSON.object([
      ("sourceLanguage", .string("en")),
      ("strings", .object(entries.map { ($0, $1.json) })),
      ("version", .string("1.0")),
    ])
    text = json.text
  }

  /// Creates a catalog from the text of its file.
  init(stringLiteral text: String) {
    self.text = text
  }
}
