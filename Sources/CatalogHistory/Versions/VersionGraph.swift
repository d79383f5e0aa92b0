/// The versions of catalogs that the commits of a log made, each after those it was made of.
struct VersionGraph {
  /// The versions, parents before children.
  private(set) var versions: [CatalogVersion] = []

  /// The version of each path in the current commit; nil for a path that it does not have.
  private(set) var current: [Int?]

  /// The earlier paths of each path, by index.
  private let earlierPaths: [[Int]]

  init(_ log: RepositoryLog) {
    earlierPaths = log.earlierPaths
    let none: [Int?] = log.paths.map { _ in nil }
    current = none
    var positions: [String: Int] = [:]
    for (index, commit) in log.commits.enumerated() { positions[commit.commit.hash] = index }
    // How many commits still need the versions of each commit.
    var uses = log.commits.map { _ in 0 }
    for commit in log.commits {
      for case let parent? in commit.parents.map({ positions[$0] }) { uses[parent] += 1 }
    }
    var known: [Int: [Int?]] = [:]
    for index in log.commits.indices.reversed() {
      let commit = log.commits[index]
      let parents = commit.parents.compactMap { positions[$0] }
      let maps = parents.map { known[$0] ?? none }
      known[index] = map(of: commit, at: index, maps, log, none)
      for parent in parents {
        uses[parent] -= 1
        if uses[parent] == 0 { known[parent] = nil }
      }
    }
    // The log begins with the newest commit, of which all others are ancestors.
    if !log.commits.isEmpty { current = known[0] ?? none }
  }

  /// Returns the versions of all paths after a commit, from those after its parents.
  private mutating func map(
    of commit: LoggedCommit, at index: Int, _ parents: [[Int?]], _ log: RepositoryLog,
    _ none: [Int?]
  ) -> [Int?] {
    var map = parents.first ?? none
    var changes: [Int: LoggedCommit.Change] = [:]
    for change in commit.changes { changes[change.path] = change }
    if parents.count > 1 {
      for path in map.indices where changes[path] == nil {
        var versions: [Int] = []
        guard let first = map[path] else { continue }
        for case let version? in parents.map({ self.version(of: path, in: $0) })
        where !versions.contains(version) { versions.append(version) }
        guard versions.count > 1 else { continue }
        map[path] = add(
          CatalogVersion(
            commit: index, path: path, blob: self.versions[first].blob, parents: versions))
      }
    }
    let renamings = log.renamings[commit.commit.hash] ?? [:]
    let swapped = parents.count == 1 ? swappedPaths(changes, parents[0]) : [:]
    for (path, change) in changes.sorted(by: { $0.key < $1.key }) {
      var versions: [Int] = []
      for parent in parents {
        let version =
          swapped[path].flatMap { parent[$0] } ?? parent[path]
          ?? renamings[path].flatMap { parent[$0] }
        let other = version ?? (parents.count > 1 ? self.version(of: path, in: parent) : nil)
        if let other, !versions.contains(other) { versions.append(other) }
      }
      // A file that was removed and is back under another name goes on where that one ended.
      if let earlier = renamings[path], let first = versions.first,
        self.versions[first].blob == nil, let version = parents.first?[earlier]
      {
        versions = [version, first]
      }
      map[path] = add(
        CatalogVersion(
          commit: index, path: path, blob: change.blob, parents: versions,
          isBeginning: log.beginnings.contains(commit.commit.hash)))
    }
    return map
  }

  /// Returns the paths from which a commit took the contents of others, as they were before it
  /// changed these too: of catalogs that swapped their names.
  private func swappedPaths(
    _ changes: [Int: LoggedCommit.Change], _ parent: [Int?]
  ) -> [Int: Int] {
    guard changes.count > 1 else { return [:] }
    var owners: [String: Int] = [:]
    for path in changes.keys.sorted() {
      if let version = parent[path], let blob = versions[version].blob { owners[blob] = path }
    }
    return changes.compactMapValues { change in change.blob.flatMap { owners[$0] } }
      .filter { $0.key != $0.value }
  }

  /// Returns the version of a path in a parent of a merge, where the file may have its earlier
  /// name.
  private func version(of path: Int, in parent: [Int?]) -> Int? {
    if let version = parent[path] { return version }
    return earlierPaths[path].lazy.compactMap { parent[$0] }.first { versions[$0].blob != nil }
  }

  private mutating func add(_ version: CatalogVersion) -> Int {
    versions.append(version)
    return versions.count - 1
  }

  /// Returns the versions that one was made of, directly or not, and itself, parents first.
  func ancestry(of version: Int) -> [Int] {
    var found: Set<Int> = [version]
    var waiting = [version]
    while let next = waiting.popLast() {
      for parent in versions[next].parents where found.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    return found.sorted()
  }

  /// Returns the versions in which the commits of others removed a catalog, whose entries may have
  /// gone to these; the latest ones.
  func removedVersions(besides others: Set<Int>) -> [Int] {
    let commits = Set(others.map { versions[$0].commit })
    let removed = versions.indices.filter { version in
      versions[version].blob == nil && versions[version].parents.count == 1
        && commits.contains(versions[version].commit)
    }
    return removed.suffix(Self.maximumRemovedCount)
  }

  /// The largest number of removed catalogs whose versions are read for those that are left.
  private static let maximumRemovedCount = 32

  /// Returns the version with which one is compared: a parent with the same content, or the first.
  func base(of version: Int) -> Int? {
    let parents = versions[version].parents
    let blob = versions[version].blob
    return parents.first { versions[$0].blob == blob } ?? parents.first
  }
}
