public import StringCatalogs

/// One thing to be changed in a catalog.
public enum CatalogEdit: Hashable, Sendable {
  /// The text of a place; a language, a plural category or a device that is missing is created.
  case setText(String, state: StringUnitState, at: TextPlace)

  /// Removes a phrase from a set.
  case removePhrase(at: TextPlace)

  /// Removes a translation: the text of a place, or everything the entry has in the language when the place names
  /// no variation, substitution or phrase.
  ///
  /// What would stay empty goes with it, so that the file looks as if the text had never been there.
  case removeTranslation(at: TextPlace)

  /// Puts back a translation that was removed, as it was.
  case restoreTranslation(Localization, key: String)

  /// A text for each plural category of the language, in place of a single text: `other` keeps it, and the others
  /// get a copy that still has to be translated.
  case varyByPlural(at: TextPlace)

  /// How far the translation of a text has come.
  case setState(StringUnitState, at: TextPlace)

  /// A language for an entry: a copy of the source text that still has to be translated, with the plural
  /// categories of the language.
  case addLanguage(LanguageTag, key: String)

  /// Removes the text that an entry has in a language, so that it can be given another shape.
  case removeText(LanguageTag, key: String)

  /// Removes an entry that the code no longer uses.
  case removeStale(key: String)

  /// Whether the change is another one when earlier edits of the entry have been made: a removal takes away the objects
  /// that it leaves empty.
  var dependsOnEarlier: Bool {
    if case .removeTranslation = self { true } else { false }
  }

  /// The key of the entry that changes.
  public var key: String {
    switch self {
    case .setText(_, _, let place), .setState(_, let place), .removePhrase(let place),
      .removeTranslation(let place), .varyByPlural(let place):
      place.key
    case .addLanguage(_, let key), .removeText(_, let key), .removeStale(let key),
      .restoreTranslation(_, let key):
      key
    }
  }
}
