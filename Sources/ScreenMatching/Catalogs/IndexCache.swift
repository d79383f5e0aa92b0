import StringCatalogs

/// The texts of each language, collected once.
final class IndexCache {
  private let catalogs: [ScreenCatalog]
  private var indices: [LanguageTag: CandidateIndex] = [:]

  init(_ catalogs: [ScreenCatalog]) {
    self.catalogs = catalogs
  }

  /// Returns the texts of a language.
  func index(_ language: LanguageTag) -> CandidateIndex {
    if let known = indices[language] { return known }
    let index = CandidateIndex(catalogs, language: language)
    indices[language] = index
    return index
  }
}
