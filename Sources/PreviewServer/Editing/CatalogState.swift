import LintProject
import StringCatalogs

/// A catalog at a point in time.
struct CatalogState: Sendable {
  /// The catalog as last read; nil if it was never readable.
  var catalog: StringCatalog?

  /// Why the current file does not match the catalog above; nil if it does.
  var problem: CatalogProblem?

  /// The linter of the catalog; nil before the file could be read.
  var linting: CatalogLinting?

  /// The revision, which grows with each change.
  var revision = 0
}

/// Why a file can't currently be edited.
enum CatalogProblem: Error, Hashable {
  /// It can't be read.
  case unreadable(StorageError)

  /// It is not a valid catalog.
  case broken(LocalizedMessage, at: CatalogPosition?)
}
