/// Catalogs that a configuration gives to source files.
package struct CatalogAssignment: Hashable, Sendable {
  /// The path of a source file, or of a folder with such files.
  package var sources: String

  /// The path of a catalog, or of a folder with catalogs.
  package var catalogs: String

  /// Assigns catalogs at or below a path to the sources at or below another.
  package init(sources: String, catalogs: String) {
    self.sources = sources
    self.catalogs = catalogs
  }
}
