public import StringCatalogs

/// A catalog whose strings are looked for on screens.
public struct ScreenCatalog: Sendable {
  /// The name of its file without the extension, such as `Localizable`.
  public var table: String

  /// The path of its file, for reports.
  public var path: String

  /// The catalog.
  public var catalog: StringCatalog

  /// Creates a catalog from its path.
  public init(path: String, catalog: StringCatalog) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    table =
      file.lowercased().hasSuffix(".xcstrings") ? String(file.dropLast(".xcstrings".count)) : file
    (self.path, self.catalog) = (path, catalog)
  }

  /// The language of the keys; English if the file doesn’t say.
  var sourceLanguage: LanguageTag { catalog.sourceLanguage ?? "en" }
}
