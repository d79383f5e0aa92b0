package import CatalogRules
package import CodeStrings

/// A project to check: its catalogs, and what its code says about keys.
package struct CodeProject: Sendable {
  /// The catalogs.
  package var catalogs: [ProjectCatalog]

  /// What the code says.
  package var reading: CodeReading

  /// Returns the home of a string.
  package var home: @Sendable (CodeString) -> KeyHome

  /// Returns the paths of the catalogs of a table in the main bundles of apps.
  package var mainCatalogs: @Sendable (String) -> [String]

  /// Returns whether a file belongs to packages, whose texts are in a bundle of their own; nil if
  /// it may be otherwise.
  package var needsModuleBundle: @Sendable (String) -> Bool?

  /// Returns the first position of each key that a file of the project mentions as a whole value.
  package var mentions: @Sendable (KeySearch) -> [String: FindingLocation]

  /// Returns the keys that tables have in other files than catalogs, by the names of the tables.
  package var tableKeys: @Sendable (Set<String>) -> [String: Set<String>]

  /// Creates a project.
  package init(
    catalogs: [ProjectCatalog], reading: CodeReading,
    home: @escaping @Sendable (CodeString) -> KeyHome = { _ in .unknown },
    mainCatalogs: @escaping @Sendable (String) -> [String] = { _ in [] },
    needsModuleBundle: @escaping @Sendable (String) -> Bool? = { _ in false },
    mentions: @escaping @Sendable (KeySearch) -> [String: FindingLocation] = { _ in [:] },
    tableKeys: @escaping @Sendable (Set<String>) -> [String: Set<String>] = { _ in [:] }
  ) {
    self.catalogs = catalogs
    self.reading = reading
    self.home = home
    self.mainCatalogs = mainCatalogs
    self.needsModuleBundle = needsModuleBundle
    self.mentions = mentions
    self.tableKeys = tableKeys
  }
}
