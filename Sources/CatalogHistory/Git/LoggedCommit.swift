/// A commit of git's log, with what it changed in the files that were asked for.
struct LoggedCommit {
  /// A change of a file in comparison with the first parent.
  struct Change: Equatable {
    /// The index of the file's path among those that were asked for.
    var path: Int

    /// The hash of the content; nil if the file is gone, or no longer a regular file.
    var blob: String?

    /// Whether the first parent does not have the file.
    var isNew: Bool
  }

  /// The commit.
  var commit: HistoryCommit

  /// The hashes of the parents; only those that matter to the files.
  var parents: [String]

  /// The changes.
  var changes: [Change] = []
}
