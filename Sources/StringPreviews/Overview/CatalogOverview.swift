public import StringCatalogs

/// A catalog at a glance: how far each language has come, and how far each string.
public struct CatalogOverview: Hashable, Sendable {
  /// The path of the file, as messages name it.
  public var path: String

  /// The language that the catalog is written in first.
  public var sourceLanguage: LanguageTag

  /// The languages, that of the source first.
  public var languages: [LanguageProgress]

  /// The strings in the order of the file.
  public var strings: [StringOverview]
}
