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

  /// Returns the first place of each key that a file of the project mentions as a whole value.
  package var mentions: @Sendable (KeySearch) -> [String: FindingPlace]

  /// Returns the keys that a table has in other files than catalogs.
  package var tableKeys: @Sendable (String) -> Set<String>

  /// Creates a project.
  package init(
    catalogs: [ProjectCatalog], reading: CodeReading,
    home: @escaping @Sendable (CodeString) -> KeyHome = { _ in .unknown },
    mentions: @escaping @Sendable (KeySearch) -> [String: FindingPlace] = { _ in [:] },
    tableKeys: @escaping @Sendable (String) -> Set<String> = { _ in [] }
  ) {
    self.catalogs = catalogs
    self.reading = reading
    self.home = home
    self.mentions = mentions
    self.tableKeys = tableKeys
  }
}
