extension PreviewService {
  /// How long a page waits for a change before it asks again.
  private static let longestWait = Duration.seconds(20)

  /// How soon a change by another program is seen.
  private static let pause = Duration.milliseconds(200)

  /// Waits until a catalog is not what a page knows, and returns the revisions of all.
  ///
  /// `known` are the revisions that the page has seen, with commas between. While no page waits, nobody
  /// looks at the files.
  func changes(since known: String) async -> PageResponse {
    guard waitingPages.begin() else { return .empty(503) }
    defer { waitingPages.end() }
    let end = ContinuousClock.now + Self.longestWait
    while true {
      let revisions = await revisions()
      let isChanged = revisions.map(String.init).joined(separator: ",") != known
      if isChanged || ContinuousClock.now >= end || Task.isCancelled { return .json(revisions) }
      try? await Task.sleep(for: Self.pause)
    }
  }
}
