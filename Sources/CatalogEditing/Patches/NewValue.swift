package import StringCatalogs

/// A value to be written into a catalog.
package indirect enum NewValue: Sendable {
  /// A text.
  case string(String)

  /// An object with members, which are sorted on writing.
  case object([(name: String, value: NewValue)])

  /// An array of values.
  case array([NewValue])

  /// A value of a file, laid out again.
  case existing(JSONValue)

  /// A value at the same depth of the same file, byte for byte.
  case copy(JSONValue)
}

extension NewValue {
  /// Returns the value with another one at a path of names, creating missing objects.
  package func setting(_ path: ArraySlice<String>, to value: NewValue) -> NewValue {
    guard let name = path.first else { return value }
    var members: [(name: String, value: NewValue)] = []
    if case .object(let known) = self { members = known }
    let place = members.firstIndex { $0.name == name }
    let old = place.map { members.remove(at: $0).value } ?? .object([])
    return .object(members + [(name, old.setting(path.dropFirst(), to: value))])
  }
}

extension NewValue {
  /// Creates the value that a change makes where there is none yet; nil if it makes none.
  init?(_ patch: JSONPatch) {
    switch patch {
    case .value(let value): self = value
    case .removal, .text: return nil
    case .members(let changes):
      self = .object(
        changes.compactMap { change in NewValue(change.patch).map { (change.name, $0) } })
    case .elements(let changes):
      self = .array(changes.keys.sorted().compactMap { changes[$0].flatMap { NewValue($0) } })
    }
  }
}
