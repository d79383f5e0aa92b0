import StringCatalogs
import TestSupport

/// Catalogs for testing changes.
enum Catalogs {
  /// The real catalogs without duplicate members; one that only our reader rejects is included.
  static let sound = RealCatalogs.soundPaths

  /// Returns a real catalog.
  static func real(_ path: String) throws -> StringCatalog {
    try RealCatalogs.catalog(at: path)
  }

  /// Returns a catalog from text.
  static func catalog(_ text: String) throws -> StringCatalog {
    try StringCatalog(bytes: [UInt8](text.utf8))
  }

  /// Returns a catalog with members of `strings`.
  static func catalog(strings: String) throws -> StringCatalog {
    try catalog(#"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#)
  }
}
