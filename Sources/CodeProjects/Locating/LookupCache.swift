import Synchronization

/// The values of keys that were looked up, each found once.
final class LookupCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// Returns the value of a key, found by `find` if it is not known yet.
  func value(for key: Key, _ find: () -> Value) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let value = find()
    values.withLock { $0[key] = value }
    return value
  }
}
