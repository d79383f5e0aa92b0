import StringCatalogs

/// Shortcuts for reading small texts.
enum Reading {
  /// Returns why a text is not a catalog, or nil if it is one.
  static func error(_ text: String) -> CatalogError? {
    error([UInt8](text.utf8))
  }

  /// Returns why bytes are not a catalog, or nil if they are one.
  static func error(_ bytes: [UInt8]) -> CatalogError? {
    do {
      _ = try StringCatalog(bytes: bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Returns whether bytes are JSON, whether or not a catalog.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    switch error(bytes)?.reason {
    case nil, .notAnObject, .stringsMissing, .stringsNotAnObject: true
    default: false
    }
  }

  /// Returns a catalog with `strings` as the content of its strings.
  static func catalog(strings: String) throws -> StringCatalog {
    try StringCatalog(
      bytes: [UInt8](#"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#.utf8))
  }

  /// Returns the localization `ko` of an entry whose localization is `json`.
  static func localization(_ json: String) throws -> Localization? {
    try catalog(strings: #""key":{"localizations":{"ko":\#(json)}}"#)
      .entry(for: "key")?.localization(for: "ko")
  }
}
