/// A key that changes when a catalog is brought up to date.
package struct SyncChange: Hashable, Sendable {
  /// What happens to a key.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// The code uses it, and the catalog does not have it.
    case added

    /// The code no longer uses it, and nothing of it is translated.
    case removed

    /// The code no longer uses it; its translations stay.
    case stale

    /// The code uses it again, or with another comment, default value, or placeholder.
    case updated
  }

  package var kind: Kind
  package var key: String
}
