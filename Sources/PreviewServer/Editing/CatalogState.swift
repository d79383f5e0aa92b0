import StringCatalogs

/// A catalog at one moment.
struct CatalogState: Sendable {
  /// The catalog as it was last read; nil when it never could be.
  var catalog: StringCatalog?

  /// Why the file as it is now is not the catalog above; nil when it is.
  var problem: CatalogProblem?

  /// How the catalog is linted; nil before it could be read.
  var linting: CatalogLinting?

  /// Grows whenever one of these changes.
  var revision = 0
}

/// Why a file can't be edited at present.
enum CatalogProblem: Error, Hashable {
  /// It can't be read.
  case unreadable(StorageError)

  /// It is not a catalog, or not a sound one.
  case broken(LocalizedMessage, at: CatalogPosition?)
}
