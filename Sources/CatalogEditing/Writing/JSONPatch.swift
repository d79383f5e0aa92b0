import StringCatalogs

/// What is to change in a value of a catalog; everything else stays as it is, byte for byte.
indirect enum JSONPatch: Sendable {
  /// The value becomes another one.
  case value(NewValue)

  /// The member is taken out of its object, the element out of its array.
  case removal

  /// Some members of the object change; an object that is not there is made.
  case members([(name: String, patch: JSONPatch)])

  /// Some elements of the array change or go; the one behind the last is added.
  case elements([Int: JSONPatch])

  /// Returns the change of what a way of names leads to.
  static func at(_ path: [String], _ patch: JSONPatch) -> JSONPatch {
    path.reversed().reduce(patch) { .members([(name: $1, patch: $0)]) }
  }
}

extension JSONPatch {
  /// What a text has one of: its shape, and what it varies by.
  private static let alternatives = [StringContent.memberNames, ["device", "plural"]]

  /// Returns this change together with another one of the same value; nil when they can't be made
  /// at once.
  func merged(with other: JSONPatch) -> JSONPatch? {
    switch (self, other) {
    case (.members(var changes), .members(let others)):
      for change in others {
        let place = changes.firstIndex { $0.name.utf8.elementsEqual(change.name.utf8) }
        guard let place else {
          changes.append(change)
          continue
        }
        guard let both = changes[place].patch.merged(with: change.patch) else { return nil }
        changes[place].patch = both
      }
      let hasTwoShapes = Self.alternatives.contains { names in
        changes.count { names.contains($0.name) } > 1
      }
      return hasTwoShapes ? nil : .members(changes)
    case (.elements(let changes), .elements(let others)):
      guard Set(changes.keys).isDisjoint(with: others.keys) else { return nil }
      return .elements(changes.merging(others) { first, _ in first })
    case (.value(.string(let text)), .value(.string(let same))):
      return text.utf8.elementsEqual(same.utf8) ? self : nil
    default: return nil
    }
  }
}
