extension StringCatalog {
  /// The language that the catalog is written in first; English when the file does not say.
  package var effectiveSourceLanguage: LanguageTag { sourceLanguage ?? "en" }
}
