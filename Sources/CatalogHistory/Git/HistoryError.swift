/// Why the history of catalogs can't be read.
public enum HistoryError: Error, Hashable, Sendable {
  /// There is no git, or it could not be started.
  case gitMissing

  /// Git refused: the folder is not that of a repository, the repository belongs to somebody else,
  /// or an object that the walk over the commits needs is missing.
  case refused

  /// The repository has no commit yet.
  case noCommit

  /// Git took longer than the time limit.
  case timedOut

  /// Git said more than fits in memory, or something that it never says.
  case unreadable
}
