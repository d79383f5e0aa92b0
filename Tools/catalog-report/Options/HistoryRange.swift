import ArgumentParser

/// The value of `--history`: how many commits, or since when.
enum HistoryRange: ExpressibleByArgument, Hashable {
  /// The most commits that a report shows.
  static let maximumCount = 1_000

  /// At most this many commits, spread over the whole history.
  case count(Int)

  /// Commits since a day, as `2026-03-14`.
  case since(String)

  init?(argument: String) {
    if let count = Int(argument) {
      guard (2...Self.maximumCount).contains(count) else { return nil }
      self = .count(count)
      return
    }
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    let lengths = parts.map(\.utf8.count)
    guard lengths == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }),
      let month = Int(parts[1]), let day = Int(parts[2]), 1...12 ~= month, 1...31 ~= day
    else { return nil }
    self = .since(argument)
  }
}
