import StringTables

/// A commit that put a catalog in the place of tables: of `.strings` and `.stringsdict` files.
struct TableMigration: Equatable {
  /// The commit.
  var commit: String

  /// The paths of the tables, each in the folder of its language.
  var tables: [String]

  /// Finds the tables that commits removed while they added catalogs.
  ///
  /// `catalogs` are the paths of catalogs with the commits that added them; the migrations have the
  /// same indices, nil where a commit removed no tables with the catalog’s name and place. Tables
  /// of its name in only one other place that no catalog has count too.
  static func migrations(
    of catalogs: [(path: String, commit: String)], in root: String,
    until deadline: ContinuousClock.Instant
  ) throws(HistoryError) -> [TableMigration?] {
    let commits = Set(catalogs.map(\.commit)).sorted()
    let output = try GitProcess.output(
      of: [
        "diff-tree", "--stdin", "-r", "-z", "--name-only", "--no-renames", "--diff-filter=D",
        "--no-ext-diff", "--no-textconv", "--no-relative", "--", "*.strings", "*.stringsdict",
      ], in: root, input: Array(commits.map { $0 + "\n" }.joined().utf8), upTo: 64 << 20,
      until: deadline)
    var removed: [String: [String: [String]]] = [:]
    var commit = ""
    for token in output.split(separator: 0) {
      let word = String(decoding: token, as: UTF8.self)
      if commits.contains(word) {
        commit = word
      } else if let name = TableName(path: word), name.languageFolder != nil {
        removed[commit, default: [:]][name.folder + name.table, default: []].append(word)
      }
    }
    var migrations = catalogs.map { catalog in
      removed[catalog.commit]?.removeValue(forKey: table(of: catalog.path))
        .map { TableMigration(commit: catalog.commit, tables: $0) }
    }
    for (index, catalog) in catalogs.enumerated() where migrations[index] == nil {
      let name = fileName(of: table(of: catalog.path))
      let places = (removed[catalog.commit] ?? [:]).filter { fileName(of: $0.key) == name }
      guard places.count == 1, let place = places.first else { continue }
      removed[catalog.commit]?[place.key] = nil
      migrations[index] = TableMigration(commit: catalog.commit, tables: place.value)
    }
    return migrations
  }

  private static func fileName(of path: String) -> Substring {
    path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }

  /// Returns the path of a catalog without its extension, and without the folder `mul.lproj`, in
  /// which Xcode puts the catalogs of interface files.
  private static func table(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > 1, parts[parts.count - 2].hasSuffix(TableName.languageExtension) {
      parts.remove(at: parts.count - 2)
    }
    let path = parts.joined(separator: "/")
    return path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
  }
}
