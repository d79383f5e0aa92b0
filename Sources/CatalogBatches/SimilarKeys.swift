import StringCatalogs

/// The keys that an unknown key may stand for.
enum SimilarKeys {
  /// The most keys that are suggested.
  private static let maximumCount = 5

  /// Returns keys of catalogs that differ from a key in case, marks or white space, or of which one
  /// contains the other, in quotation marks.
  static func list(of catalogs: [StringCatalog], for key: String) -> [String] {
    let wanted = simplified(key)
    guard !wanted.isEmpty else { return [] }
    var keys: [String] = []
    for entry in catalogs.lazy.flatMap(\.entries) where keys.count < maximumCount {
      let simple = simplified(entry.key)
      if simple.contains(wanted) || simple.count > 2 && wanted.contains(simple),
        !keys.contains(entry.key)
      {
        keys.append(entry.key)
      }
    }
    return keys.map { "“\($0)”" }
  }

  private static func simplified(_ key: String) -> String {
    key.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
