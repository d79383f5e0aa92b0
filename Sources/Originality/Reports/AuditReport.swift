public import Foundation

/// The reports of all photos of one audit, with what is needed to repeat it.
public struct AuditReport: Hashable, Sendable {
  /// The version of the tool that made it.
  public var toolVersion: String

  /// The version of the rule table that the scores follow.
  public var ruleTableVersion: String

  /// When it was made.
  public var date: Date

  /// One entry a photo, in the order of the paths.
  public var entries: [PhotoEntry]

  /// Creates an audit from its parts.
  public init(toolVersion: String, ruleTableVersion: String, date: Date, entries: [PhotoEntry]) {
    self.toolVersion = toolVersion
    self.ruleTableVersion = ruleTableVersion
    self.date = date
    self.entries = entries
  }
}
