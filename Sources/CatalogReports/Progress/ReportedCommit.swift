public import CatalogHistory

/// A commit of git in a report.
public struct ReportedCommit: Codable, Hashable, Sendable {
  /// The hash, as hexadecimal digits.
  public var hash: String

  /// The day on which the author made the change, as `2026-03-14`; empty if git says nonsense.
  public var date: String

  /// The first digits of the hash, as people write it.
  public var shortHash: String { String(hash.prefix(9)) }

  /// Creates a commit from one of a history.
  public init(_ commit: HistoryCommit) {
    hash = commit.hash
    date = commit.date
  }
}
