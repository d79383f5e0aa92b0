extension PreviewService {
  /// How long a page waits for a change before it asks again.
  private static let longestWait = Duration.seconds(20)

  /// The interval of checks for changes by other programs.
  private static let pause = Duration.milliseconds(200)

  /// Waits until a catalog differs from a page's version, and returns the revisions of all.
  ///
  /// `known` are the revisions known to the page, separated by commas. The files are checked only
  /// while a page waits.
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
