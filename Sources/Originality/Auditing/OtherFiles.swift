/// The files in searched folders that are no photos by their names.
public struct OtherFiles: Hashable, Sendable {
  /// The number of files.
  public private(set) var count = 0

  private var counts: [String: Int] = [:]

  init() {}

  /// The extensions in lowercase with their numbers of files, the most frequent first.
  ///
  /// The extension of a name without one is empty.
  public var kinds: [(fileExtension: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (fileExtension: $0.key, count: $0.value) }
  }

  mutating func add(_ fileExtension: String) {
    count += 1
    counts[fileExtension, default: 0] += 1
  }
}
