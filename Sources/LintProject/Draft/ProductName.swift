import CatalogRules
import StringCatalogs

/// The product names that catalogs leave untranslated in every language.
enum ProductName {
  /// The keys of property lists for the name of an app.
  private static let keys = ["CFBundleDisplayName", "CFBundleName"]

  /// Returns the names, sorted.
  static func names(in catalogs: [StringCatalog]) -> [String] {
    let names = catalogs.flatMap { catalog in
      keys.compactMap { catalog.entry(for: $0).flatMap { name(of: $0, in: catalog) } }
    }
    return Set(names).sorted()
  }

  private static func name(of entry: CatalogEntry, in catalog: StringCatalog) -> String? {
    var values: Set<String> = []
    for localization in entry.localizations {
      localization.forEachLeaf { leaf in
        if let value = leaf.value, !value.isEmpty { values.insert(value) }
      }
    }
    // A build setting instead of a name has a dollar sign.
    guard values.count == 1, let name = values.first, !name.contains("$") else { return nil }
    return name
  }
}
