/// What is to change in a value of a catalog; everything else stays as it is, byte for byte.
package indirect enum JSONPatch: Sendable {
  /// The value becomes another one.
  case value(NewValue)

  /// The member is taken out of its object, the element out of its array.
  case removal

  /// Some members of the object change; an object that is not there is made.
  case members([(name: String, patch: JSONPatch)])

  /// Some elements of the array change or go; the one behind the last is added.
  case elements([Int: JSONPatch])

  /// Parts of the text, ranges of UTF-8 bytes from zero, are replaced; the rest keeps its escapes.
  case text([(Range<Int>, with: String)])

  /// Returns the change of the value at a path of member names.
  package static func at(_ path: [String], _ patch: JSONPatch) -> JSONPatch {
    path.reversed().reduce(patch) { .members([(name: $1, patch: $0)]) }
  }
}
