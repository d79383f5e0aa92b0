import StringCatalogs

/// What an entry of a version says, as far as it matters for what was translated when.
struct EntryMeaning: Sendable {
  /// A translation in one of its forms.
  struct Translation: Equatable, Sendable {
    /// A number that stands for the language and the form.
    var location: UInt64

    /// A number that stands for what the text says.
    var meaning: UInt64

    /// A number that stands for the text to the letter.
    var text: UInt64

    /// Whether the text says that it is to be reviewed.
    var needsReview: Bool

    /// Whether the text says that it is translated.
    var isTranslated: Bool
  }

  /// What a text says in a language and a form.
  struct Statement: Hashable, Sendable {
    var location: UInt64
    var meaning: UInt64
  }

  /// The source text.
  let source: SourceForms

  /// The translations, by their locations.
  let translations: [Translation]

  init(of entry: CatalogEntry, sourceLanguage: LanguageTag) {
    let source = SourceForms(of: entry, in: sourceLanguage)
    var translations: [Translation] = []
    for localization in entry.localizations where localization.language != sourceLanguage {
      localization.forEachLeaf { leaf in
        if let translation = Self.translation(leaf, in: localization.language) {
          translations.append(translation)
        }
      }
    }
    self.init(source, translations)
  }

  /// An entry with a source text, and translations in any order.
  init(_ source: SourceForms, _ translations: [Translation]) {
    self.source = source
    self.translations = translations.sorted { $0.location < $1.location }
  }

  /// Returns what a text of a translation says; nil if it says nothing.
  static func translation(_ leaf: CatalogLeaf, in language: LanguageTag) -> Translation? {
    guard let text = leaf.value, !text.isEmpty else { return nil }
    let state = leaf.state
    return Translation(
      location: location(of: leaf.path, in: language), meaning: SourceMeaning(text).fingerprint,
      text: number(of: text), needsReview: state == .needsReview, isTranslated: state == .translated
    )
  }

  /// Returns what a text of a table says, which is always translated.
  static func translation(
    _ text: String, at path: [LeafStep], in language: LanguageTag
  ) -> Translation {
    Translation(
      location: location(of: path, in: language), meaning: SourceMeaning(text).fingerprint,
      text: number(of: text), needsReview: false, isTranslated: true)
  }

  private static func number(of text: String) -> UInt64 {
    var hasher = Hasher()
    for byte in text.utf8 { hasher.combine(byte) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Returns the number that stands for a language and a form.
  static func location(of path: [LeafStep], in language: LanguageTag) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(language)
    hasher.combine(path)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// What the translations say without their states; not those that are copies of a source text.
  var statements: [Statement] {
    let copies = source.forms.map { SourceMeaning($0.text).fingerprint }
    return translations.filter { !copies.contains($0.meaning) }.map {
      Statement(location: $0.location, meaning: $0.meaning)
    }
  }

  /// Returns whether another entry says the same.
  func isSame(as other: EntryMeaning) -> Bool {
    translations == other.translations && source.isSame(as: other.source)
  }
}
