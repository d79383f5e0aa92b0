/// What is known of the entries of a catalog from the tables that it was made of.
struct TableHistory {
  /// What was known at the commit before the catalog, by keys; commits count from zero.
  var entries: [String: EntryOrigins] = [:]

  /// The commits that changed the tables, the first one first.
  var commits: [HistoryCommit] = []

  /// Whether all of the commits were read, and not only the last ones.
  var isComplete = true
}
