/// The name of a string in several catalogs.
public struct CatalogKey: Hashable, Sendable {
  /// The name of the catalog's file without its extension, such as `Localizable`.
  public var table: String

  /// The key of the string.
  public var key: String

  /// Creates a name.
  public init(table: String, key: String) {
    (self.table, self.key) = (table, key)
  }
}
