/// A call that looks up a key that only the running program knows.
package struct OpenLookup: Hashable, Sendable {
  /// The table; nil if the program chooses it.
  package var table: String?

  package var location: CodeLocation
}
