/// Which catalogs the keys of a source file belong to.
package enum KeyHome: Hashable, Sendable {
  /// The catalogs of the targets that compile the file, by their paths.
  case catalogs([String])

  /// Any catalog of the table: nothing says which one.
  case unknown

  /// None: the targets that compile the file have no catalog of the table.
  ///
  /// When the app runs, it finds keys in its own catalog.
  case absent

  /// None: the targets that compile the file have the table in other files, by their paths.
  case tables([String])

  /// None, since no target compiles the file.
  case uncompiled

  /// Whether the targets that compile the file have a catalog of the table.
  var isKnown: Bool {
    if case .catalogs = self { true } else { false }
  }
}
