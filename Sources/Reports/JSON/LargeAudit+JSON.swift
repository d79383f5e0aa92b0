import Foundation
import PhotoAudits

extension LargeAudit {
  /// Writes the audit as JSON, the same bytes as `AuditReport.json`, in pieces.
  func writeJSON(_ write: (_ text: String) throws -> Void) throws {
    let stored = StoredAudit(
      AuditReport(
        toolVersion: toolVersion, ruleTableVersion: ruleTableVersion, date: date, entries: []))
    func member(_ name: String, _ value: some Encodable) -> String {
      "  \"\(name)\" : " + StoredJSON.text(of: value).dropLast()
    }
    try write("{\n" + member("date", stored.date) + ",\n  \"reports\" : [")
    for position in outlines.indices {
      let text = StoredJSON.text(of: StoredEntry(try entry(position))).dropLast()
      try write((position > 0 ? ",\n" : "\n") + Self.indented(text))
    }
    try write(
      (outlines.isEmpty ? "\n" : "") + "\n  ],\n"
        + [
          member("ruleTableVersion", stored.ruleTableVersion),
          member("schemaVersion", stored.schemaVersion), member("toolVersion", stored.toolVersion),
        ].joined(separator: ",\n") + "\n}\n")
  }

  /// Returns JSON two levels deeper; a line feed is never inside a string, and empty lines stay
  /// empty.
  private static func indented(_ json: Substring) -> String {
    json.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
