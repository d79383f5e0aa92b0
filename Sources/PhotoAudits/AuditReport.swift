public import Foundation

/// The reports of all photos of one audit, and everything needed to repeat it.
public struct AuditReport: Hashable, Sendable {
  /// The version of the tool.
  public var toolVersion: String

  /// The version of the rule table.
  public var ruleTableVersion: String

  /// The time of the audit.
  public var date: Date

  /// One entry per photo, in the order of the paths.
  public var entries: [PhotoEntry]

  /// Creates an audit from its parts.
  public init(toolVersion: String, ruleTableVersion: String, date: Date, entries: [PhotoEntry]) {
    self.toolVersion = toolVersion
    self.ruleTableVersion = ruleTableVersion
    self.date = date
    self.entries = entries
  }
}
