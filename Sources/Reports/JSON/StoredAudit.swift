import Foundation
import PhotoAudits

/// The JSON form of an audit: the root object.
struct StoredAudit: Codable {
  /// The newest known version of the schema, `Templates/report.schema.json`.
  static let newestSchema = 1

  var schemaVersion: Int
  var toolVersion: String
  var ruleTableVersion: String
  var date: StoredDate
  var reports: [StoredEntry]

  /// Creates the stored form of an audit.
  init(_ audit: AuditReport) {
    schemaVersion = Self.newestSchema
    toolVersion = audit.toolVersion
    ruleTableVersion = audit.ruleTableVersion
    date = StoredDate(audit.date)
    reports = audit.entries.map(StoredEntry.init)
  }

  /// The stored audit.
  var audit: AuditReport {
    AuditReport(
      toolVersion: toolVersion, ruleTableVersion: ruleTableVersion, date: date.date,
      entries: reports.map(\.entry))
  }
}
