/// How far the translations of a catalog are.
public struct ReportedCatalog: Codable, Hashable, Sendable {
  /// The path, with slashes.
  public var path: String

  /// The source language.
  public var sourceLanguage: String

  /// The number of strings that should be translated and are not stale.
  public var strings: Int

  /// The number of words of their source texts.
  public var words: Int

  /// The languages of the catalog, and those that the configuration requires, sorted by their tags.
  public var languages: [ReportedLanguage]
}
