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

  /// The key of the entry that changes.
  public var key: String {
    switch self {
    case .setText(_, _, let location), .setState(_, let location), .removePhrase(let location),
      .removeTranslation(let location), .varyByPlural(let location):
      location.key
    case .addLanguage(_, let key), .removeText(_, let key), .removeStale(let key),
      .removeEntry(let key),
      .restoreTranslation(_, let key):
      key
    }
  }
}
