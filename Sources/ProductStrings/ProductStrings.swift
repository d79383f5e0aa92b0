public import StringCatalogs

/// The texts of this product, built in, in every language that it speaks.
public enum ProductStrings {
  /// The languages of the catalog, to each of which every text is translated, the source language
  /// first.
  public static let languages: [LanguageTag] =
    firstLanguages
    + Localizations.languages.map(LanguageTag.init(rawValue:))
    .filter { !firstLanguages.contains($0) }

  /// The source language, and the one that comes before the others in lists.
  private static let firstLanguages: [LanguageTag] = ["en", "ko"]

  /// The texts, each read when it is asked for.
  public static let entries: any MessageEntries = BuiltInEntries()

  /// The keys of all texts, sorted.
  public static var keys: [String] { Localizations.members.map(\.key) }

  /// All texts, read once.
  private static let all = Result { () throws(CatalogError) in try BuiltInEntries.catalog() }

  /// Returns the catalog of all texts, for callers that read many of them; comments are left out.
  public static func catalog() throws(CatalogError) -> StringCatalog {
    try all.get()
  }

  /// Returns a localizer for a reader of `languages`, best first.
  public static func localizer(languages: [LanguageTag]) -> Localizer {
    Localizer(entries: entries, languages: languages, availableLanguages: self.languages)
  }
}
