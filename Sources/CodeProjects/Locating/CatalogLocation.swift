/// Where the key of a source file belongs, or why nowhere.
package enum CatalogLocation: Hashable, Sendable {
  /// The paths of catalogs, at least one.
  ///
  /// There are several if several targets compile the file: each has a catalog with the key.
  case catalogs([String])

  /// The targets of the file, by name, have no catalog with the table; without targets, neither has
  /// the project.
  case missing(targets: [String])

  /// The paths of the tables in other files than catalogs, at least one, that the targets of the
  /// file have, or that are nearer than any catalog.
  case tables([String])

  /// No target compiles the file, though all targets are known.
  case uncompiled

  /// Several catalogs are equally near, by their paths.
  case ambiguous([String])

  /// The paths of the catalogs; empty if the key belongs nowhere.
  package var paths: [String] {
    if case .catalogs(let paths) = self { paths } else { [] }
  }
}
