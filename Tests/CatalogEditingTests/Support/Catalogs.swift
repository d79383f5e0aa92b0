import StringCatalogs
import TestSupport

/// Catalogs to try changes on.
enum Catalogs {
  /// The real catalogs that can be read and have no member twice.
  static let sound: [String] = RealCatalogs.paths.filter { path in
    guard let bytes = try? RealCatalogs.bytes(of: path),
      let catalog = try? StringCatalog(bytes: bytes)
    else { return false }
    return catalog.overriddenMembers.isEmpty
  }

  /// Returns a real catalog.
  static func real(_ path: String) throws -> StringCatalog {
    try StringCatalog(bytes: RealCatalogs.bytes(of: path))
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
