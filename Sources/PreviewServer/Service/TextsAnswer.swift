import ProductStrings
import StringCatalogs

/// The texts of the page, and the available languages.
struct TextsAnswer: Encodable {
  /// The language of the texts.
  let language: String

  /// All languages of the page.
  let languages: [String]

  /// The texts by key.
  let texts: [String: String]

  init(_ texts: PageTexts) {
    language = texts.language.rawValue
    languages = ProductStrings.languages.map(\.rawValue)
    self.texts = texts.all
  }
}
