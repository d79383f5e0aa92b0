/// A catalog that can have keys of code.
struct LocatedCatalog: Sendable {
  /// The path as it was given.
  let path: String

  /// The absolute path in lowercase.
  let place: String

  /// The positions of the targets that have it.
  let modules: Set<Int>
}
