/// What the screenshots of an app show of its catalogs.
public struct ScreenCheck: Hashable, Sendable {
  /// The screenshots, in the order given.
  public var shots: [CheckedShot]

  /// The languages of the screenshots, the source language first.
  public var languages: [LanguageCoverage]

  /// The findings of all screenshots.
  public var findings: [ScreenFinding] { shots.flatMap(\.findings) }
}
