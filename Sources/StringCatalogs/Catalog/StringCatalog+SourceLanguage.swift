extension StringCatalog {
  /// The source language of the catalog; English if the file does not specify it.
  package var effectiveSourceLanguage: LanguageTag { sourceLanguage ?? "en" }
}
