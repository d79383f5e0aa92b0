import StringCatalogs
import StringPreviews

extension CatalogOverview {
  /// Returns the language that a reader most probably translates to: their best one among those of
  /// the catalog, or else the one that is closest to done.
  func firstLanguage(for reader: [LanguageTag]) -> LanguageTag {
    let others = languages.filter { $0.language != sourceLanguage }
    let open = others.filter { $0.translated < $0.total }
    return LanguageTag.matches(for: reader, in: others.map(\.language)).first
      ?? open.min { $0.total - $0.translated < $1.total - $1.translated }?.language
      ?? others.first?.language ?? sourceLanguage
  }
}
