/// A check of screenshots with what reports say about it.
public struct ScreenReport: Sendable {
  /// What stands on the screenshots and what is wrong.
  public var check: ScreenCheck

  /// The catalogs.
  public var catalogs: [ScreenCatalog]

  /// The version of the tool.
  public var toolVersion: String

  /// Creates a report.
  public init(_ check: ScreenCheck, catalogs: [ScreenCatalog], toolVersion: String) {
    (self.check, self.catalogs, self.toolVersion) = (check, catalogs, toolVersion)
  }

  /// Whether something is certainly wrong; what is only likely fails nothing.
  public var hasFailures: Bool { check.findings.contains { !$0.isLikely } }
}
