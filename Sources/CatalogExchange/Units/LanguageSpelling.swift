import StringCatalogs

/// The spelling of a catalog's languages.
struct LanguageSpelling {
  /// The languages of the catalog.
  let used: [LanguageTag]

  private let spellings: Set<LanguageTag>

  init(of catalog: StringCatalog) {
    used = catalog.languages
    spellings = Set(used)
  }

  /// Returns whether the catalog has a language in exactly this spelling.
  func isUsed(_ language: LanguageTag) -> Bool { spellings.contains(language) }

  /// Returns the catalog's name of a language, or the standard one if the language is valid; else
  /// nil.
  func spelling(of language: LanguageTag) -> LanguageTag? {
    if isUsed(language) { return language }
    guard language.hasOnlyTagCharacters else { return nil }
    let name = language.name(among: used)
    return isUsed(name) || name.isKnown ? name : nil
  }
}
