/// A change to a value of a catalog; everything else stays as it is, byte for byte.
package indirect enum JSONPatch: Sendable {
  /// Replaces the value.
  case value(NewValue)

  /// Removes the member from its object, or the element from its array.
  case removal

  /// Changes some members of the object; a missing object is created.
  case members([(name: String, patch: JSONPatch)])

  /// Changes or removes some elements of the array; an index past the end appends.
  case elements([Int: JSONPatch])

  /// Parts of the text, ranges of UTF-8 bytes from zero, are replaced; the rest keeps its escapes.
  case text([(Range<Int>, with: String)])

  /// Returns the change of the value at a path of member names.
  package static func at(_ path: [String], _ patch: JSONPatch) -> JSONPatch {
    path.reversed().reduce(patch) { .members([(name: $1, patch: $0)]) }
  }
}
