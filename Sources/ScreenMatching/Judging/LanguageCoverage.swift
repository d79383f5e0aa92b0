public import StringCatalogs

/// Which strings the screenshots of a language show.
public struct LanguageCoverage: Hashable, Sendable {
  /// The language.
  public var language: LanguageTag

  /// The number of screenshots.
  public var shotCount: Int

  /// The strings whose text stands on a screen, in the order of the catalogs.
  public var shown: [CatalogKey]

  /// The strings whose text stands on none, in the order of the catalogs.
  public var neverShown: [CatalogKey]
}
