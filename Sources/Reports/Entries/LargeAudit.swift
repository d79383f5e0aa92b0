public import Foundation
public import PhotoAudits

/// An audit of so many photos that a report reads their entries one at a time.
///
/// A report of it has the bytes of that of an `AuditReport` with the same entries.
public struct LargeAudit {
  /// The version of the tool.
  public let toolVersion: String

  /// The version of the rule table.
  public let ruleTableVersion: String

  /// The time of the audit.
  public let date: Date

  /// What the overview says of each photo, in the order of the paths.
  let outlines: EntryOutlines

  /// Returns the entry at a position.
  let entry: (_ position: Int) throws -> PhotoEntry

  /// Creates an audit from its parts; what is added to `entries` later is not in it.
  public init(toolVersion: String, ruleTableVersion: String, date: Date, entries: EntrySpool) {
    self.toolVersion = toolVersion
    self.ruleTableVersion = ruleTableVersion
    self.date = date
    outlines = entries.outlines
    entry = entries.entry
  }

  /// Creates an audit whose entries are in memory.
  public init(_ audit: AuditReport) {
    toolVersion = audit.toolVersion
    ruleTableVersion = audit.ruleTableVersion
    date = audit.date
    var outlines = EntryOutlines()
    for entry in audit.entries { outlines.append(EntryOutline(entry)) }
    self.outlines = outlines
    entry = { audit.entries[$0] }
  }

  /// The number of photos.
  public var count: Int { outlines.count }
}
