import Originality

extension AuditReport {
  /// Returns the same audit without the facts that reveal where or who people are.
  public func withoutPrivateFacts() -> AuditReport {
    var copy = self
    copy.entries = entries.map { $0.withoutPrivateFacts() }
    return copy
  }
}

extension PhotoEntry {
  /// Returns the same entry without the facts that reveal where or who people are.
  public func withoutPrivateFacts() -> PhotoEntry {
    guard case .success(let report) = result else { return self }
    var copy = self
    copy.result = .success(report.withoutPrivateFacts())
    return copy
  }
}
