import StringCatalogs

/// What is to change in a value of a catalog; everything else stays as it is, byte for byte.
indirect enum JSONPatch: Sendable {
  /// The value becomes another one.
  case value(NewValue)

  /// The member is taken out of its object.
  case removal

  /// Some members of the object change; an object that is not there is made.
  case members([(name: String, patch: JSONPatch)])

  /// Returns the change of what a way of names leads to.
  static func at(_ path: [String], _ patch: JSONPatch) -> JSONPatch {
    path.reversed().reduce(patch) { .members([(name: $1, patch: $0)]) }
  }
}
