import Synchronization

/// The values of keys that were looked up, each found once.
package final class LookupCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// The number of values that are kept; nil for all.
  private let limit: Int?

  /// Creates a cache that keeps the first values, up to a limit.
  package init(limit: Int? = nil) {
    self.limit = limit
  }

  /// Returns the value of a key, found by `find` if it is not known yet.
  package func value(for key: Key, _ find: () -> Value) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let value = find()
    values.withLock { values in
      if values.count < limit ?? .max { values[key] = value }
    }
    return value
  }
}
