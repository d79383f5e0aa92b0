import StringCatalogs

/// Texts of an entry, as a report shows them: one of several forms.
struct StringTexts {
  private let entry: CatalogEntry
  private let source: LanguageTag

  init(of entry: CatalogEntry, source: LanguageTag) {
    (self.entry, self.source) = (entry, source)
  }

  /// The source text; the key if it has none.
  var sourceText: String { text(in: source) ?? entry.key }

  /// Returns the text in a language; nil if there is none.
  ///
  /// Of several forms it is the last one that is not empty, which is `other` in Xcode’s order.
  func text(in language: LanguageTag) -> String? {
    var text: String?
    entry.localization(for: language)?.forEachLeaf { leaf in
      if let value = leaf.value, !value.isEmpty, leaf.state != .new { text = value }
    }
    return text
  }

  /// Returns what a report says of the string in a language.
  func change(in language: LanguageTag, catalog: String) -> StringChange {
    StringChange(
      catalog: catalog, key: entry.key, source: sourceText, translation: text(in: language),
      comment: entry.comment)
  }
}
