/// Follows the versions of a catalog from the first to the current one.
struct OriginReplay {
  private let graph: VersionGraph
  private let changes: [Int: VersionChanges]

  private var indices: [String: Int] = [:]
  private var keys: [String] = []

  /// What is known of each key after a version, by the index of the key.
  private typealias Entries = [EntryOrigins?]

  /// What is known from elsewhere, as from tables before the first versions, by version and key.
  private let earlier: [Int: [String: EntryOrigins]]

  init(
    _ graph: VersionGraph, _ changes: [Int: VersionChanges],
    earlier: [Int: [String: EntryOrigins]] = [:]
  ) {
    self.graph = graph
    self.changes = changes
    self.earlier = earlier
  }

  /// Returns what is known of each key after a version.
  mutating func entries(at version: Int) -> [String: EntryOrigins] {
    let order = graph.ancestry(of: version)
    var uses: [Int: Int] = [version: 1]
    for version in order {
      for parent in graph.versions[version].parents { uses[parent, default: 0] += 1 }
    }
    var known: [Int: Entries] = [:]
    for version in order {
      let parents = graph.versions[version].parents
      let base = graph.base(of: version)
      for parent in parents { uses[parent, default: 1] -= 1 }
      // The last use takes the array, so that it is changed in place.
      var entries = base.flatMap { uses[$0] == 0 ? known.removeValue(forKey: $0) : known[$0] } ?? []
      let others = parents.filter { $0 != base }
      let sides = others.map { known[$0] ?? [] }
      for parent in others where uses[parent] == 0 { known[parent] = nil }
      apply(version, sides, to: &entries)
      known[version] = entries
    }
    var result: [String: EntryOrigins] = [:]
    for (index, entry) in (known[version] ?? []).enumerated() {
      if let entry { result[keys[index]] = entry }
    }
    return result
  }

  private mutating func apply(_ version: Int, _ sides: [Entries], to entries: inout Entries) {
    guard let change = changes[version], !change.isUnreadable else { return }
    let commit = graph.versions[version].commit
    if change.isNewBeginning { entries = [] }
    var listed: Set<Int> = []
    for entry in change.changes {
      let index = index(of: entry.key)
      listed.insert(index)
      while entries.count <= index { entries.append(nil) }
      guard let meaning = entry.meaning else {
        entries[index] = entries[index]?.removed
        continue
      }
      let names = [index] + entry.earlierKeys.compactMap { indices[$0] }
      let earlier =
        ([entries] + sides).flatMap { side in
          names.compactMap { Self.entry($0, in: side) }
        } + [self.earlier[version]?[entry.key]].compactMap(\.self)
      entries[index] = EntryOrigins.after(meaning, commit: commit, earlier: earlier)
    }
    if change.isComplete {
      for index in entries.indices where !listed.contains(index) {
        if let entry = entries[index], entry.isPresent { entries[index] = entry.removed }
      }
    }
    guard !sides.isEmpty else { return }
    for index in entries.indices where !listed.contains(index) {
      guard let entry = entries[index] else { continue }
      let others = sides.compactMap { Self.entry(index, in: $0) }.filter { $0 !== entry }
      if !others.isEmpty { entries[index] = entry.merged(with: others) }
    }
  }

  private static func entry(_ index: Int, in entries: Entries) -> EntryOrigins? {
    index < entries.count ? entries[index] : nil
  }

  private mutating func index(of key: String) -> Int {
    if let index = indices[key] { return index }
    indices[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }
}
