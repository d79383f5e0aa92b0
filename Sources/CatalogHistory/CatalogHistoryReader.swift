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
    let paths = paths.filter { !$0.utf8.contains(0) && !$0.utf8.contains(UInt8(ascii: "\n")) }
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
    let changes = try VersionReader(graph, in: root, until: deadline).changes(of: needed)
    let commits = log.commits.map(\.commit)
    var histories: [String: CatalogHistory] = [:]
    for (path, ancestry) in ancestries {
      guard let version = ancestry.last else { continue }
      var replay = OriginReplay(graph, changes)
      let beginning = ancestry.first { graph.versions[$0].isBeginning }
      histories[path] = CatalogHistory(
        replay.entries(at: version), commits, beginnings: log.beginnings,
        beginning: log.isShallow ? beginning.map { commits[graph.versions[$0].commit] } : nil,
        versionCount: ancestry.count,
        missingCount: ancestry.count { changes[$0]?.isMissing ?? false })
    }
    return histories
  }
}
