extension AuditReport {
  /// Returns the same audit without the facts that tell where people are.
  public func withoutPrivateFacts() -> AuditReport {
    var copy = self
    for index in copy.entries.indices {
      guard case .success(var report) = copy.entries[index].result else { continue }
      report.summary = report.summary.withoutPrivateFacts()
      copy.entries[index].result = .success(report)
    }
    return copy
  }
}
