/// Changes of a catalog that are written together: those of one entry have to fit together, and
/// those of different entries don't depend on each other.
struct PatchRound {
  /// The changes of an entry, or of a member of the file outside of all entries.
  private struct Group {
    let path: [String]
    var patch: JSONPatch

    /// Whether a change did not fit, so that later ones have to wait for it.
    var isFull = false
  }

  private var groups: [Group] = []
  private var positions: [[String]: Int] = [:]

  /// Adds the change of the value at a path; returns false if it has to wait for the next round.
  mutating func add(_ change: JSONPatch, at path: [String]) -> Bool {
    let name = Array(path.prefix(2))
    let patch = JSONPatch.at(Array(path.dropFirst(2)), change)
    guard let position = positions[name] else {
      positions[name] = groups.count
      groups.append(Group(path: name, patch: patch))
      return true
    }
    guard !groups[position].isFull, let both = groups[position].patch.merged(with: patch) else {
      groups[position].isFull = true
      return false
    }
    groups[position].patch = both
    return true
  }

  /// The changes as one; nil if there are none.
  var patch: JSONPatch? {
    guard !groups.isEmpty else { return nil }
    var members: [(name: String, patch: JSONPatch)] = []
    var entries: [(name: String, entries: [(name: String, patch: JSONPatch)])] = []
    for group in groups {
      guard group.path.count == 2 else {
        members.append((group.path.first ?? "", group.patch))
        continue
      }
      let entry = (name: group.path[1], patch: group.patch)
      if let last = entries.indices.last(where: { entries[$0].name == group.path[0] }) {
        entries[last].entries.append(entry)
      } else {
        entries.append((group.path[0], [entry]))
      }
    }
    return .members(members + entries.map { ($0.name, .members($0.entries)) })
  }
}
