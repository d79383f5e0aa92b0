import CatalogRules
import StringCatalogs
import TranslationMemory

/// A text of a string as memory and glossary know it.
struct KnownText {
  /// The most translations that are shown of one text.
  private static let maximumMatches = 4

  /// The source text.
  let source: String

  /// The form of the text, as the memory names it.
  let form: String

  private let language: LanguageTag
  private let file: String
  private let key: String

  /// Finds a text of an entry; nil if it has no source text.
  init?(
    at location: FieldLocation, of entry: CatalogEntry, in language: LanguageTag,
    sourceLanguage: LanguageTag, file: String
  ) {
    let path = location.path
    let text = RememberedText.source(of: entry, at: path, in: sourceLanguage)
    guard let source = text ?? (path.isEmpty ? entry.key : nil), !source.isEmpty else { return nil }
    self.source = source
    form = RememberedText.form(of: path)
    (self.language, self.file, key) = (language, file, entry.key)
  }

  /// Returns how the same and similar texts are translated elsewhere.
  func matches(in memory: TranslationMemory) -> [MemoryMatch] {
    memory.matches(for: source, form: form, in: language, limit: Self.maximumMatches) { text in
      text.file != file || text.key != key
    }
  }
}
