import StringCatalogs
import ToolSupport

/// Refuses languages that nobody means.
enum KnownLanguage {
  /// Throws when none of the catalogs has a language and it is none that there is.
  static func check(_ language: LanguageTag, in files: [CatalogFile]) throws(EditError) {
    let used = files.flatMap(\.catalog.languages)
    guard !used.contains(language), !language.isKnown else { return }
    throw .unknownLanguage(language, suggestion: language.nearest(among: used))
  }
}
