public import StringCatalogs

/// A single change to a catalog.
public enum CatalogEdit: Hashable, Sendable {
  /// Sets the text at a location; a missing language, plural category or device is created.
  case setText(String, state: StringUnitState, at: TextLocation)

  /// Removes a phrase from a set.
  case removePhrase(at: TextLocation)

  /// Removes a translation: the text at a location, or everything the entry has in the language
  /// when the location names no variation, substitution or phrase.
  ///
  /// Objects that would stay empty are removed too, so that the file looks as if the text had never
  /// been there.
  case removeTranslation(at: TextLocation)

  /// Restores a removed translation as it was.
  case restoreTranslation(Localization, key: String)

  /// Replaces a single text by one for each plural category of the language: `other` keeps it, and
  /// the others get a copy that still needs translation.
  case varyByPlural(at: TextLocation)

  /// Sets the translation state of a text.
  case setState(StringUnitState, at: TextLocation)

  /// Adds a language to an entry: a copy of the source text that still needs translation, with the
  /// plural categories of the language.
  case addLanguage(LanguageTag, key: String)

  /// Removes the text of an entry in a language, so that it can get another shape.
  case removeText(LanguageTag, key: String)

  /// Removes an entry that the code no longer uses.
  case removeStale(key: String)

  /// Removes an entry with its translations, whatever its state.
  case removeEntry(key: String)

  /// Adds an entry that Xcode keeps although no code uses it yet, and whose key is the source text
  /// until it gets another one.
  case addEntry(key: String, comment: String?)

  /// Gives an entry another key; everything in it stays as it is, byte for byte.
  case renameEntry(key: String, to: String)

  /// Sets the comment for translators, or removes it.
  case setComment(String?, key: String)

  /// Sets where an entry is from.
  case setExtractionState(ExtractionState, key: String)

  /// Removes a language from all entries.
  case removeLanguage(LanguageTag)

  /// Renames a language in all entries, and as the source language.
  case renameLanguage(LanguageTag, to: LanguageTag)

  /// Copies a language to another one in all entries that lack it, in a state.
  case copyLanguage(LanguageTag, to: LanguageTag, state: StringUnitState)

  /// The keys of the entries that change; nil if it may be all of them.
  public var keys: [String]? {
    switch self {
    case .setText(_, _, let location), .setState(_, let location), .removePhrase(let location),
      .removeTranslation(let location), .varyByPlural(let location):
      [location.key]
    case .addLanguage(_, let key), .removeText(_, let key), .removeStale(let key),
      .removeEntry(let key), .restoreTranslation(_, let key), .addEntry(let key, _),
      .setComment(_, let key), .setExtractionState(_, let key):
      [key]
    case .renameEntry(let key, let newKey): [key, newKey]
    case .removeLanguage, .renameLanguage, .copyLanguage: nil
    }
  }
}

extension CatalogEdit {
  /// Returns the edits that give an entry another key.
  ///
  /// If the key is the source text, that changes too, so that finished translations need review;
  /// `keepsText` writes the old key into the entry as its source text instead.
  public static func renaming(
    _ key: String, to newKey: String, keepsText: Bool, in catalog: StringCatalog
  ) -> [CatalogEdit] {
    let rename = CatalogEdit.renameEntry(key: key, to: newKey)
    guard let entry = catalog.entry(for: key), let source = catalog.sourceLanguage,
      entry.localization(for: source)?.json.firstMember == nil
    else { return [rename] }
    if keepsText {
      let location = TextLocation(key: newKey, language: source)
      return [rename, .setText(key, state: .translated, at: location)]
    }
    let reviews = entry.localizations.flatMap { localization in
      localization.leaves.filter { $0.state == .translated }.compactMap { leaf in
        TextLocation(key: newKey, language: localization.language, path: leaf.path)
      }
    }
    return [rename] + reviews.map { .setState(.needsReview, at: $0) }
  }
}
