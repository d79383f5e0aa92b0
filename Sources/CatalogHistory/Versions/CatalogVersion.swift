/// A version of a catalog in the history: what a commit made of it.
struct CatalogVersion {
  /// The index of the commit in the log.
  var commit: Int

  /// The index of the path in the log.
  var path: Int

  /// The hash of the content; nil if the commit removed the file.
  var blob: String?

  /// The versions that it was made of, that of the first parent first; none for the first version,
  /// several for a merge.
  var parents: [Int]

  /// Whether an earlier version may exist that a shallow clone does not have.
  var isBeginning = false
}
