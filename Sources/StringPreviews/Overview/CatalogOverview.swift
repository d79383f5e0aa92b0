public import StringCatalogs

/// The translation progress of a catalog, by language and by string.
public struct CatalogOverview: Hashable, Sendable {
  /// The path of the file, for messages.
  public var path: String

  /// The source language.
  public var sourceLanguage: LanguageTag

  /// The languages, the source language first.
  public var languages: [LanguageProgress]

  /// The strings in the order of the file.
  public var strings: [StringOverview]
}
