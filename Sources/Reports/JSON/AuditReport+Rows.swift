public import Foundation
public import PhotoAudits

extension AuditReport {
  /// Reads an audit from JSON, or from lines of JSON with an entry each.
  ///
  /// Lines may come from several versions of the tool and of the rules, which are then listed; the
  /// date is that of the newest entry.
  public init(stored data: Data) throws(ReportDecodingError) {
    guard Self.isRow(data.prefix { $0 != UInt8(ascii: "\n") }) else {
      try self.init(json: data)
      return
    }
    var rows = RowReader()
    var entries: [PhotoEntry] = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      entries.append(try rows.entry(of: line))
    }
    self.init(
      toolVersion: rows.toolVersion, ruleTableVersion: rows.ruleTableVersion, date: rows.date,
      entries: entries)
  }

  /// Returns whether the first line of a stored audit is a row; otherwise it begins a document.
  public static func isRow(_ firstLine: Data) -> Bool {
    firstLine.count <= RowFormat.longestRow && (try? AuditOutcome(jsonLine: firstLine)) != nil
  }
}
