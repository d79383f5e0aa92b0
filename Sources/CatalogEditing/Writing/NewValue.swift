import StringCatalogs

/// A value to be written into a catalog.
indirect enum NewValue: Sendable {
  /// A text.
  case string(String)

  /// An object with members, which are sorted when they are written.
  case object([(name: String, value: NewValue)])

  /// An array of values.
  case array([NewValue])

  /// A value of a file, laid out anew.
  case existing(JSONValue)
}

extension NewValue {
  /// Returns the value with another one where a way of names leads to, through objects that are
  /// made when they are not there.
  func setting(_ path: ArraySlice<String>, to value: NewValue) -> NewValue {
    guard let name = path.first else { return value }
    var members: [(name: String, value: NewValue)] = []
    if case .object(let known) = self { members = known }
    let place = members.firstIndex { $0.name == name }
    let old = place.map { members.remove(at: $0).value } ?? .object([])
    return .object(members + [(name, old.setting(path.dropFirst(), to: value))])
  }
}
