public import StringCatalogs

/// One thing to be changed in a catalog.
public enum CatalogEdit: Hashable, Sendable {
  /// The text of a place, which is made when it is not there: a language, a plural category, a device.
  case setText(String, state: StringUnitState, at: TextPlace)

  /// The end of a phrase of a set.
  case removePhrase(at: TextPlace)

  /// A text for each plural category of the language, in place of the only one that stands there: `other` keeps it,
  /// and the others have a copy that still has to be translated.
  case varyByPlural(at: TextPlace)

  /// How far the translation of a text has come.
  case setState(StringUnitState, at: TextPlace)

  /// A language for an entry: a copy of the source text that still has to be translated, with the plural
  /// categories of the language.
  case addLanguage(LanguageTag, key: String)

  /// The end of the text that an entry has in a language, so that another shape can be given to it.
  case removeText(LanguageTag, key: String)

  /// The end of an entry that the code no longer uses.
  case removeStale(key: String)

  /// The key of the entry that changes.
  public var key: String {
    switch self {
    case .setText(_, _, let place), .setState(_, let place), .removePhrase(let place),
      .varyByPlural(let place):
      place.key
    case .addLanguage(_, let key), .removeText(_, let key), .removeStale(let key): key
    }
  }
}
