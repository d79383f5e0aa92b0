/// The commits that changed some files of a repository, also under earlier names of the files.
struct RepositoryLog {
  /// The most that git may say about commits.
  private static let maximumByteCount = 256 << 20

  /// What a catalog is called.
  private static let anyCatalog = "*.xcstrings"

  /// The paths in the repository, first those that were asked for.
  private(set) var paths: [String]

  /// The commits, children before parents.
  private(set) var commits: [LoggedCommit] = []

  /// The earlier paths of files by commit: of the index of a path, the index of the earlier one.
  private(set) var renamings: [String: [Int: Int]] = [:]

  /// The commits at which a shallow history begins, by their hashes; empty for a complete one.
  private(set) var beginnings: Set<String> = []

  /// Whether the clone is shallow.
  let isShallow: Bool

  /// The current commit.
  let head: String

  private let root: String
  private let deadline: ContinuousClock.Instant

  /// Reads the log of files of the repository at `root`, by their paths in it.
  init(
    of paths: [String], in root: String, until deadline: ContinuousClock.Instant
  ) throws(HistoryError) {
    self.root = root
    self.deadline = deadline
    self.paths = paths
    let question = ["rev-parse", "--is-shallow-repository"]
    isShallow = try Self.git(question, root, deadline).starts(with: "true".utf8)
    let answer: [UInt8]
    do throws(HistoryError) {
      answer = try Self.git(
        ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], root, deadline)
    } catch {
      throw error == .refused ? .noCommit : error
    }
    head = try LogReader.hash(answer.prefix { $0 != UInt8(ascii: "\n") })
    try readCommits()
    if isShallow {
      let ends = try git(["rev-list", "--max-parents=0", head])
      beginnings = Set(
        ends.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Reads the commits that changed the files; if any of them had another name, or may have taken
  /// entries from a catalog that is gone, those that changed any catalog, as the log of many paths
  /// takes git longer than that of a few.
  private mutating func readCommits() throws(HistoryError) {
    var indices = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    commits = try log(paths.map { ":(top,literal)\($0)" }, &indices)
    let changing = commits.filter { $0.parents.count < 2 && !$0.changes.isEmpty }
    let first = try readRenamings(of: changing.map(\.commit.hash), withRemoved: true)
    guard apply(first) else { return }
    commits = try log([Self.anyCatalog], &indices, addsPaths: true)
    let moving = commits.filter { commit in
      commit.parents.count < 2 && commit.changes.contains(where: \.isNew)
        && commit.changes.contains { $0.blob == nil }
    }
    let known = try readRenamings(of: moving.map(\.commit.hash))
    while apply(known) {}
    keepChanges(of: indices)
  }

  /// Keeps the changes of the files, given the indices of all paths of the log.
  private mutating func keepChanges(of indices: [String: Int]) {
    var positions: [Int: Int] = [:]
    for (position, path) in paths.enumerated() {
      if let index = indices[path] { positions[index] = position }
    }
    for index in commits.indices {
      commits[index].changes = commits[index].changes.compactMap { change in
        guard let position = positions[change.path] else { return nil }
        var change = change
        change.path = position
        return change
      }
    }
  }

  private func log(
    _ specifications: [String], _ indices: inout [String: Int], addsPaths: Bool = false
  ) throws(HistoryError) -> [LoggedCommit] {
    let output = try git(
      [
        "log", "--simplify-merges", "--topo-order", "--parents", "--no-color", "--no-notes",
        "--no-show-signature", "--no-renames", "--no-relative", "--no-ext-diff", "--no-textconv",
        "--no-decorate", "--diff-merges=first-parent", "--raw", "-z", "--no-abbrev",
        "--format=\(LogReader.format)", head, "--",
      ] + specifications)
    return try LogReader.commits(output, paths: &indices, addsPaths: addsPaths)
  }

  /// Reads which catalogs commits rename, and which they remove.
  private func readRenamings(
    of commits: [String], withRemoved: Bool = false
  ) throws(HistoryError) -> [LogReader.Renaming] {
    guard !commits.isEmpty else { return [] }
    return try LogReader.renamings(
      git(
        [
          "diff-tree", "--stdin", "-r", "-z", "--raw", "--no-abbrev", "--find-renames",
          withRemoved ? "--diff-filter=RD" : "--diff-filter=R", "--no-ext-diff", "--no-textconv",
          "--no-relative", "--", Self.anyCatalog,
        ], input: commits.map { $0 + "\n" }.joined()))
  }

  /// Adds the earlier paths of known ones, and removed ones; returns whether any of them is new.
  ///
  /// A commit that moves many files may move one again that was found under a later name.
  private mutating func apply(_ known: [LogReader.Renaming]) -> Bool {
    var indices = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let count = paths.count
    for renaming in known {
      let new = renaming.new.flatMap { indices[$0] }
      guard new != nil || renaming.new == nil else { continue }
      if indices[renaming.old] == nil {
        indices[renaming.old] = paths.count
        paths.append(renaming.old)
      }
      if let new { renamings[renaming.commit, default: [:]][new] = indices[renaming.old] }
    }
    return paths.count > count
  }

  /// The earlier paths of each path, the latest first, by index.
  var earlierPaths: [[Int]] {
    var direct: [Int: Set<Int>] = [:]
    for renaming in renamings.values {
      for (new, old) in renaming { direct[new, default: []].insert(old) }
    }
    return paths.indices.map { path in
      var found: [Int] = []
      var waiting = [path]
      while !waiting.isEmpty {
        let next = waiting.removeFirst()
        for old in (direct[next] ?? []).sorted() where old != path && !found.contains(old) {
          found.append(old)
          waiting.append(old)
        }
      }
      return found
    }
  }

  private func git(
    _ arguments: [String], input: String = ""
  ) throws(HistoryError) -> [UInt8] {
    try Self.git(arguments, root, deadline, input: input)
  }

  private static func git(
    _ arguments: [String], _ root: String, _ deadline: ContinuousClock.Instant, input: String = ""
  ) throws(HistoryError) -> [UInt8] {
    try GitProcess.output(
      of: arguments, in: root, input: Array(input.utf8), upTo: maximumByteCount, until: deadline)
  }
}
