package import StringCatalogs

/// A change to a value of a catalog; everything else stays as it is, byte for byte.
///
/// It is what a ``CatalogEdit`` means for the file, and ``PatchWriter`` makes the bytes of it:
///
///     let patch = JSONPatch.at(["strings", "cancel", "comment"], .value(.string("A button")))
///     let bytes = PatchWriter.bytes(of: catalog, applying: patch)
package indirect enum JSONPatch: Sendable {
  /// Replaces the value.
  case value(Value)

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

  /// A value to be written into a catalog.
  package indirect enum Value: Sendable {
    /// A text.
    case string(String)

    /// An object with members, which are sorted on writing.
    case object([(name: String, value: Value)])

    /// An array of values.
    case array([Value])

    /// A value of a file, laid out again.
    case existing(JSONValue)

    /// A value at the same depth of the same file, byte for byte.
    case copy(JSONValue)
  }
}

extension JSONPatch.Value {
  /// Returns the value with another one at a path of names, creating missing objects.
  func setting(_ path: ArraySlice<String>, to value: Self) -> Self {
    guard let name = path.first else { return value }
    var members: [(name: String, value: Self)] = []
    if case .object(let known) = self { members = known }
    let index = members.firstIndex { $0.name == name }
    let old = index.map { members.remove(at: $0).value } ?? .object([])
    return .object(members + [(name, old.setting(path.dropFirst(), to: value))])
  }

  /// Creates the value that a change makes where there is none yet; nil if it makes none.
  init?(_ patch: JSONPatch) {
    switch patch {
    case .value(let value): self = value
    case .removal, .text: return nil
    case .members(let changes):
      self = .object(
        changes.compactMap { change in Self(change.patch).map { (change.name, $0) } })
    case .elements(let changes):
      self = .array(changes.keys.sorted().compactMap { changes[$0].flatMap { Self($0) } })
    }
  }
}
