import StringCatalogs

/// Reads the history of catalogs in a git repository, without a checkout and without writing.
///
/// ```swift
/// let reader = CatalogHistoryReader(root: folder)
/// let histories = try reader.histories(of: ["Localizable.xcstrings"])
/// let texts = histories["Localizable.xcstrings"]?.outdatedTexts(in: catalog) ?? []
/// let languages = texts.filter(\.hasOtherMeaning).map(\.language)
/// ```
public struct CatalogHistoryReader: Sendable {
  private let root: String
  private let timeLimit: Duration

  /// Creates a reader of the repository whose work tree is the folder `root`.
  ///
  /// Reading ends with an error after `timeLimit`.
  public init(root: String, timeLimit: Duration = .seconds(60)) {
    self.root = root
    self.timeLimit = timeLimit
  }

  /// Returns the histories of catalogs, by their paths from `root` with slashes; none for a catalog
  /// that the current commit does not have.
  public func histories(of paths: [String]) throws(HistoryError) -> [String: CatalogHistory] {
    let paths = paths.filter { !$0.utf8.contains(0) }
    guard !paths.isEmpty else { return [:] }
    let deadline = ContinuousClock.now.advanced(by: timeLimit)
    let log = try RepositoryLog(of: paths, in: root, until: deadline)
    let graph = VersionGraph(log)
    var needed: Set<Int> = []
    var ancestries: [String: [Int]] = [:]
    for (index, path) in paths.enumerated() {
      guard let version = graph.current[index], graph.versions[version].blob != nil else {
        continue
      }
      let ancestry = graph.ancestry(of: version)
      ancestries[path] = ancestry
      needed.formUnion(ancestry)
    }
    guard !needed.isEmpty else { return [:] }
    for version in graph.removedVersions(besides: needed) {
      needed.formUnion(graph.ancestry(of: version))
    }
    let changes = try VersionReader(graph, in: root, until: deadline).changes(of: needed)
    let tables = try tableHistories(of: needed, graph, log, changes, until: deadline)
    var commits = log.commits.map(\.commit)
    var earlier: [Int: [String: EntryOrigins]] = [:]
    for (version, history) in tables {
      earlier[version] = history.entries.mapValues { $0.moved(by: commits.count) }
      commits += history.commits
    }
    MovedEntries.add(to: &earlier, graph, changes)
    var histories: [String: CatalogHistory] = [:]
    for (path, ancestry) in ancestries {
      guard let version = ancestry.last else { continue }
      var replay = OriginReplay(graph, changes, earlier: earlier)
      let beginning = ancestry.first { graph.versions[$0].isBeginning }
      histories[path] = CatalogHistory(
        replay.entries(at: version), commits, beginnings: log.beginnings,
        beginning: log.isShallow ? beginning.map { commits[graph.versions[$0].commit] } : nil,
        versionCount: ancestry.count,
        missingCount: ancestry.count { changes[$0]?.isMissing ?? false },
        knowsAllTables: ancestry.allSatisfy { tables[$0]?.isComplete ?? true })
    }
    return histories
  }

  /// Reads what is known of catalogs from the tables that they replaced, by their first versions.
  private func tableHistories(
    of versions: Set<Int>, _ graph: VersionGraph, _ log: RepositoryLog,
    _ changes: [Int: VersionChanges], until deadline: ContinuousClock.Instant
  ) throws(HistoryError) -> [Int: TableHistory] {
    let first = versions.sorted().filter { version in
      graph.versions[version].parents.isEmpty && changes[version]?.sourceLanguage != nil
    }
    guard !first.isEmpty else { return [:] }
    let catalogs = first.map { version in
      let known = graph.versions[version]
      return (path: log.paths[known.path], commit: log.commits[known.commit].commit.hash)
    }
    var found: [String: [(version: Int, migration: TableMigration, language: LanguageTag)]] = [:]
    for (version, migration) in zip(
      first, try TableMigration.migrations(of: catalogs, in: root, until: deadline))
    {
      guard let migration, let language = changes[version]?.sourceLanguage else { continue }
      found[migration.commit, default: []].append((version, migration, language))
    }
    guard !found.isEmpty else { return [:] }
    // What takes too long is not known, and the rest is worth having.
    let migrations = found.values.joined()
    var histories: [Int: TableHistory] = [:]
    for known in migrations { histories[known.version] = TableHistory(isComplete: false) }
    do throws(HistoryError) {
      let tables = try TableLog(before: migrations.map(\.migration), in: root, until: deadline)
      let git = try GitProcess(["cat-file", "--batch"], in: root, until: deadline)
      for (_, group) in found.sorted(by: { $0.key < $1.key }) {
        for (known, commits) in zip(group, tables.changes(before: group.map(\.migration))) {
          histories[known.version] = try TableHistoryReader.history(
            before: known.migration, commits, sourceLanguage: known.language, git)
        }
      }
    } catch {
      guard error == .timedOut else { throw error }
    }
    return histories
  }
}
