/// The commits that changed tables before catalogs took their places, from one walk of git over all
/// commits, whatever the number of catalogs.
struct TableLog {
  /// The largest number of folders that git is asked for one by one.
  private static let maximumFolderCount = 32

  private var commits: [String: LoggedCommit] = [:]
  private var indices: [String: Int] = [:]

  /// Reads the commits before migrations.
  init(
    before migrations: [TableMigration], in root: String,
    until deadline: ContinuousClock.Instant
  ) throws(HistoryError) {
    for path in Set(migrations.flatMap(\.tables)).sorted() { indices[path] = indices.count }
    // The commits of a migration change the tables too, so that the walk begins with them.
    let input = Set(migrations.map(\.commit)).sorted().map { $0 + "\n" }.joined()
    let output = try GitProcess.output(
      of: [
        "log", "--stdin", "--first-parent", "--parents", "--no-color", "--no-notes",
        "--no-show-signature", "--no-renames", "--no-relative", "--no-ext-diff", "--no-textconv",
        "--no-decorate", "--diff-merges=first-parent", "--raw", "-z", "--no-abbrev",
        "--format=\(LogReader.format)", "--",
      ] + Self.specifications(of: migrations), in: root, input: Array(input.utf8), upTo: 256 << 20,
      until: deadline)
    for commit in try LogReader.commits(output, paths: &indices) {
      commits[commit.commit.hash] = commit
    }
  }

  /// Returns the commits that changed the tables of migrations in one commit, by the position of
  /// the migration: the last one first, with the positions of paths in its tables.
  func changes(before migrations: [TableMigration]) -> [[LoggedCommit]] {
    var owners: [Int: (migration: Int, table: Int)] = [:]
    for (position, migration) in migrations.enumerated() {
      for (table, path) in migration.tables.enumerated() {
        if let index = indices[path] { owners[index] = (position, table) }
      }
    }
    var changes = [[LoggedCommit]](repeating: [], count: migrations.count)
    var next = migrations.first.flatMap { commits[$0.commit] }?.parents.first
    while let hash = next, let commit = commits[hash] {
      for change in commit.changes {
        guard let (migration, table) = owners[change.path] else { continue }
        if changes[migration].last?.commit.hash != hash {
          changes[migration].append(LoggedCommit(commit: commit.commit, parents: []))
        }
        var change = change
        change.path = table
        changes[migration][changes[migration].count - 1].changes.append(change)
      }
      next = commit.parents.first
    }
    return changes
  }

  /// Returns what git is asked for: the tables in each folder, or all tables.
  private static func specifications(of migrations: [TableMigration]) -> [String] {
    let folders = Set(
      migrations.flatMap(\.tables).map { path in
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
          .map { $0 + "/" }.joined()
      })
    guard folders.count <= maximumFolderCount else { return ["*.strings", "*.stringsdict"] }
    return folders.sorted().map { folder in
      let escaped = folder.map { #"\*?["#.contains($0) ? "\\\($0)" : String($0) }.joined()
      return ":(top,glob)\(escaped)*.lproj/*.strings*"
    }
  }
}
