public import StringCatalogs

/// The texts of this product, built in, in every language that it speaks.
public enum ProductStrings {
  /// The languages that every text is translated to, the source language first.
  public static let languages: [LanguageTag] = ["en", "ko", "ja", "zh-Hans"]

  /// The text of `Localizations/Localizable.xcstrings` as it was when this was built.
  private static var text: StaticString {
    Localizations.files.first { $0.name == "Localizable.xcstrings" }?.text ?? ""
  }

  /// The catalog, read once.
  private static let shared = Result { () throws(CatalogError) in try StringCatalog(text) }

  /// Returns the catalog of this product's texts.
  public static func catalog() throws(CatalogError) -> StringCatalog {
    try shared.get()
  }

  /// Returns a localizer for a reader of `languages`, best first.
  public static func localizer(languages: [LanguageTag]) throws(CatalogError) -> Localizer {
    localizer(of: try catalog(), languages: languages)
  }

  /// Returns a localizer of this product's catalog, which is read already.
  public static func localizer(of catalog: StringCatalog, languages: [LanguageTag]) -> Localizer {
    Localizer(catalog: catalog, languages: languages, availableLanguages: self.languages)
  }
}
