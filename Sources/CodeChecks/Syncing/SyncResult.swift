package import CodeStrings

/// What a catalog becomes when it is brought up to date with the code.
package struct SyncResult: Sendable {
  /// The bytes of the catalog.
  package var bytes: [UInt8]

  /// The changes: those of existing keys in the order of the catalog, then the new ones.
  package var changes: [SyncChange] = []

  /// The strings with new keys that can’t be written, since the type of a value is unknown.
  package var refused: [CodeString]

  /// The strings with new keys that aren’t added, since the program may not look them up.
  package var leftOut: [CodeString] = []

  /// The keys whose translations go to a key with other placeholders, and that key.
  package var moved: [(old: String, new: String)] = []

  /// The keys whose translations stay, since it isn’t clear how their placeholders change.
  package var unmoved: [(old: String, new: String)] = []

  /// The number of keys that Xcode manages and the code used until now.
  package var managedCount = 0

  /// Returns the number of changes of a kind.
  package func count(_ kind: SyncChange.Kind) -> Int { changes.count { $0.kind == kind } }

  /// The number of keys that would be removed or marked stale.
  package var departureCount: Int { count(.removed) + count(.stale) }

  /// Whether more than a quarter of the keys would go, so that the code was probably not read
  /// completely.
  package var losesMany: Bool { departureCount * 4 > managedCount }
}
