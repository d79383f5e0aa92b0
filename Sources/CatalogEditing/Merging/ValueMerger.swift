import StringCatalogs

/// Finds the changes that our version of a value needs to include those of the other side.
struct ValueMerger {
  /// The number of names that lead to a localization: `strings`, the key, `localizations`, the
  /// language.
  private static let localizationDepth = 4

  let preference: MergePreference?

  /// Whether their version stands for each conflict, and not ours.
  let takesTheirs: Bool

  /// What both sides changed differently.
  private(set) var conflicts: [MergeConflict] = []

  /// The number of texts outside substitutions that both sides changed differently.
  private var contestedTexts = 0

  init(preference: MergePreference?, takesTheirs: Bool = false) {
    self.preference = preference
    self.takesTheirs = takesTheirs
  }

  /// Returns the change to our value; nil if it stays as it is.
  mutating func patch(_ versions: Versions, path: [String]) -> JSONPatch? {
    if let ours = versions.ours, ours == versions.theirs { return nil }
    if versions.areObjects, !isUnit(path) { return members(of: versions, path: path) }
    if Versions.isSame(versions.ours, versions.theirs) { return nil }
    if Versions.isSame(versions.base, versions.theirs) { return nil }
    if Versions.isSame(versions.base, versions.ours) { return Self.taking(versions.theirs) }
    if path.count == 2, path[0] == "strings", versions.isRemovedUnused {
      return versions.ours == nil ? nil : .removal
    }
    return resolve(versions, path: path)
  }

  private mutating func members(of versions: Versions, path: [String]) -> JSONPatch? {
    if hasNewShape(versions, path: path) { return resolve(versions, path: path) }
    let known = conflicts.count
    let knownTexts = contestedTexts
    var changes: [(name: String, patch: JSONPatch)] = []
    for name in versions.names {
      guard let change = patch(versions[name], path: path + [name]) else { continue }
      changes.append((name, change))
    }
    let isUndefined = contestedTexts > knownTexts && hasOtherSubstitutions(versions, path: path)
    if isUndefined || isSplit(versions, path: path) {
      // One side gave the text another shape, and the other changed its content: they can't be
      // combined. Nor can a text be combined with the substitutions of the other side.
      conflicts.removeSubrange(known...)
      return resolve(versions, path: path)
    }
    return changes.isEmpty ? nil : .members(changes)
  }

  /// Resolves a value that both sides changed differently.
  private mutating func resolve(_ versions: Versions, path: [String]) -> JSONPatch? {
    if path == ["version"] {
      let ours = CollationKey(versions.ours?.string ?? "")
      return ours < CollationKey(versions.theirs?.string ?? "") ? Self.taking(versions.theirs) : nil
    }
    if isUnit(path) {
      let unit = UnitVersions(versions)
      if unit.hasTwoNewTexts, path[Self.localizationDepth] != "substitutions" {
        contestedTexts += 1
      }
      if let taken = unit.resolved(preferring: preference) {
        return taken == .ours ? nil : Self.taking(versions.theirs)
      }
    }
    switch preference {
    case .ours: return nil
    case .theirs: return Self.taking(versions.theirs)
    case .newestState, nil:
      conflicts.append(MergeConflict(path: path, versions))
      return takesTheirs ? Self.taking(versions.theirs) : nil
    }
  }

  /// Returns whether a path leads to a text with its state, which only changes as a whole.
  private func isUnit(_ path: [String]) -> Bool {
    path.count > Self.localizationDepth
      && ["stringUnit", "stringSet"].contains(path[path.count - 1])
  }

  /// Returns whether the merge would give a text two shapes, or make it vary by two axes, unlike
  /// either side.
  private func hasNewShape(_ versions: Versions, path: [String]) -> Bool {
    guard path.count >= Self.localizationDepth else { return false }
    let names = alternatives(in: versions, path: path)
    func count(_ value: JSONValue?) -> Int { names.count { value?[$0] != nil } }
    let merged = names.count { versions.keeps($0) }
    return merged > 1 && merged > max(count(versions.ours), count(versions.theirs))
  }

  /// Returns whether one side removed what the other changed, and gave the text another shape or
  /// axis.
  private func isSplit(_ versions: Versions, path: [String]) -> Bool {
    guard path.count >= Self.localizationDepth else { return false }
    return alternatives(in: versions, path: path).contains { name in
      let part = versions[name]
      return part.isRemoved && !Versions.isSame(part.base, part.ours ?? part.theirs)
    }
  }

  /// Returns whether the text of one side may refer to substitutions that the other does not have.
  private func hasOtherSubstitutions(_ versions: Versions, path: [String]) -> Bool {
    guard path.count == Self.localizationDepth else { return false }
    let substitutions = versions["substitutions"]
    return substitutions.names.contains { name in
      let substitution = substitutions[name]
      return (substitution.ours == nil) != (substitution.theirs == nil)
    }
  }

  /// Returns the names of members of which a text has only one: its shapes, or its axes.
  private func alternatives(in versions: Versions, path: [String]) -> [String] {
    path.last == "variations" ? versions.names : StringContent.memberNames
  }

  private static func taking(_ value: JSONValue?) -> JSONPatch {
    value.map { .value(.existing($0)) } ?? .removal
  }
}
