import StringCatalogs

/// The texts of a catalog, as Foundation would return them.
enum Texts {
  /// Returns the texts in the source language by key.
  static func values(in bytes: [UInt8]) throws -> [String: String] {
    let catalog = try StringCatalog(bytes: bytes)
    var values: [String: String] = [:]
    for entry in catalog.entries {
      values[entry.key] = entry.localizations.first?.content.unit?.value
    }
    return values
  }
}
