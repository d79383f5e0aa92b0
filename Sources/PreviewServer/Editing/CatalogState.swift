import StringCatalogs

/// A catalog as it is at a moment.
struct CatalogState: Sendable {
  /// The catalog as it could be read last; nil when it never could.
  var catalog: StringCatalog?

  /// Why the file as it is now is not the catalog above; nil when it is.
  var problem: CatalogProblem?

  /// How the catalog is linted; nil before it could be read.
  var linting: CatalogLinting?

  /// Grows whenever one of these changes.
  var revision = 0
}

/// Why a file can't be edited at present.
enum CatalogProblem: Hashable, Sendable {
  /// It can't be read.
  case unreadable(StorageError)

  /// It is no catalog, or not a sound one.
  case broken(LocalizedMessage, at: CatalogPosition?)
}
