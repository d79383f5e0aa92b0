import Foundation
import Originality
import PhotoAudits
import Reports
import Testing

struct RowFormatTests {
  private let audit = SampleAudit.batch
  private let origin = RowOrigin(toolVersion: "1.2 \"beta\"", ruleTableVersion: "2026.1")

  private func rows(from origin: RowOrigin) -> [UInt8] {
    audit.entries.flatMap { RowFormat.ndjson.row(of: $0, from: origin) }
  }

  @Test func writesTheVersionsInEachRow() throws {
    for entry in audit.entries {
      let row = RowFormat.ndjson.row(of: entry, from: origin)
      #expect(row.last == UInt8(ascii: "\n"))
      let members = try JSONSerialization.jsonObject(with: Data(row)) as? [String: Any]
      #expect(members?["toolVersion"] as? String == "1.2 \"beta\"")
      #expect(members?["ruleTableVersion"] as? String == "2026.1")
      #expect(try PhotoEntry(jsonLine: Data(row)) == entry)
    }
  }

  @Test func givesAReportItsVersions() throws {
    let read = try AuditReport(stored: Data(rows(from: origin)))
    #expect(read.toolVersion == "1.2 \"beta\"")
    #expect(read.ruleTableVersion == "2026.1")
    #expect(read.entries == audit.entries)
  }

  @Test func listsTheVersionsOfRowsFromSeveralRuns() throws {
    let old = Array(audit.entries[0].jsonLine) + [UInt8(ascii: "\n")]
    let later = RowOrigin(toolVersion: "2.0", ruleTableVersion: "2026.1")
    let read = try AuditReport(stored: Data(old + rows(from: origin) + rows(from: later)))
    #expect(read.toolVersion == "–, 1.2 \"beta\", 2.0")
    #expect(read.ruleTableVersion == "–, 2026.1")
  }

  /// The guard against formulas and visible text make joins by the path fail.
  @Test(arguments: ["=1+1.jpg", "a\u{202E}b.jpg", "\u{1B}[31m.jpg", "a\"b,c.jpg", "-x"])
  func writesRawPathsWhereTheyAreAskedFor(file: String) {
    var entry = audit.entries[0]
    entry.file = file
    func row(_ hasRawPath: Bool) -> String {
      let row = RowFormat.csv.row(of: entry, from: origin, hasRawPath: hasRawPath)
      return String(decoding: row, as: UTF8.self)
    }
    let quoted = "\"" + file.replacing("\"", with: "\"\"") + "\""
    #expect(row(true).hasPrefix(file + ",") || row(true).hasPrefix(quoted + ","))
    if !file.contains("\"") { #expect(row(false).hasPrefix(file) == false) }
  }

  @Test func writesATableAsBefore() {
    let entry = audit.entries[0]
    let row = String(decoding: RowFormat.csv.row(of: entry, from: origin), as: UTF8.self)
    #expect(row.hasPrefix(entry.file) && row.hasSuffix("\r\n") && !row.contains("beta"))
  }
}
