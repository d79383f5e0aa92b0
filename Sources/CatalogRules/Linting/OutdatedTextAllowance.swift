package import CatalogHistory
package import StringCatalogs

/// Which outdated translations the comments of their strings allow, as for the linter.
package struct OutdatedTextAllowance {
  private static let rule = RuleIdentifier(rawValue: "outdated-translation")

  private let catalog: StringCatalog

  /// Reads the comments of a catalog.
  package init(_ catalog: StringCatalog) {
    self.catalog = catalog
  }

  /// Returns whether the comment of a string allows a translation to be outdated.
  package func allows(_ text: OutdatedText) -> Bool {
    guard let entry = catalog.entry(for: text.key) else { return false }
    return SuppressionReader.suppressions(in: entry, of: catalog.bytes).contains {
      $0.covers(Self.rule, in: text.language)
    }
  }
}
