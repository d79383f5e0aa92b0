/// Sorts member names as Xcode does, and caches their sort keys.
package struct NameOrder {
  private var keys: [String: CollationKey] = [:]

  package init() {}

  /// Returns the sort key of a name.
  mutating func key(of name: String) -> CollationKey {
    if let key = keys[name] { return key }
    let key = CollationKey(name)
    keys[name] = key
    return key
  }

  /// Returns values in the order of their names.
  package mutating func sorted<Value>(_ values: [Value], by name: (Value) -> String) -> [Value] {
    var keyed: [(key: CollationKey, value: Value)] = []
    keyed.reserveCapacity(values.count)
    for value in values { keyed.append((key(of: name(value)), value)) }
    let isSorted = zip(keyed, keyed.dropFirst()).allSatisfy { !($1.key < $0.key) }
    return isSorted ? values : keyed.sorted { $0.key < $1.key }.map(\.value)
  }
}
