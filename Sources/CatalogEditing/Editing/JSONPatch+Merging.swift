import StringCatalogs

extension JSONPatch {
  /// The members of which a text has only one: its shape, and its axis.
  private static let alternatives = [StringContent.memberNames, ["device", "plural"]]

  /// Returns this change combined with another one to the same value; nil if they conflict.
  func merged(with other: JSONPatch) -> JSONPatch? {
    switch (self, other) {
    case (.members(var changes), .members(let others)):
      for change in others {
        let position = changes.firstIndex { $0.name.utf8.elementsEqual(change.name.utf8) }
        guard let position else {
          changes.append(change)
          continue
        }
        guard let both = changes[position].patch.merged(with: change.patch) else { return nil }
        changes[position].patch = both
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
