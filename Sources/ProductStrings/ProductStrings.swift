public import StringCatalogs

/// The built-in texts of this product, in all of its languages.
public enum ProductStrings {
  /// The languages of the catalog, the source language first; every text is translated into each.
  public static let languages: [LanguageTag] =
    firstLanguages
    + Localizations.languages.map(LanguageTag.init(rawValue:))
    .filter { !firstLanguages.contains($0) }

  /// The source language, which comes first in lists.
  private static let firstLanguages: [LanguageTag] = ["en", "ko"]

  /// The texts, each parsed on first use.
  public static let entries: any MessageEntries = BuiltInEntries()

  /// The keys of all texts, sorted.
  public static var keys: [String] { Localizations.members.map(\.key) }

  /// All texts, parsed once.
  private static let all = Result { () throws(CatalogError) in try BuiltInEntries.catalog() }

  /// Returns the catalog of all texts, for callers that read many of them; comments are omitted.
  public static func catalog() throws(CatalogError) -> StringCatalog {
    try all.get()
  }

  /// Returns a localizer for a reader of `languages`, best first.
  public static func localizer(languages: [LanguageTag]) -> Localizer {
    Localizer(entries: entries, languages: languages, availableLanguages: self.languages)
  }
}
