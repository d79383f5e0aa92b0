import Foundation
import Originality
import PhotoAudits
import Reports
import Testing

struct JSONLineTests {
  private let audits = [
    SampleAudit.batch, SampleAudit.single, SampleAudit.hostile, SampleAudit.signed,
  ]

  @Test func comesBackAsItWas() throws {
    for entry in audits.flatMap(\.entries) {
      #expect(try PhotoEntry(jsonLine: Data(entry.jsonLine)) == entry)
    }
  }

  @Test func hasTheMembersThatTheReportHas() throws {
    for audit in audits {
      let report =
        try JSONSerialization.jsonObject(with: Data(audit.json.utf8)) as? [String: Any]
      let rows = try audit.entries.map { entry in
        try JSONSerialization.jsonObject(with: Data(entry.jsonLine))
      }
      #expect(rows as NSArray == report?["reports"] as? NSArray)
    }
  }

  @Test func isOneLineThatHidesNothing() {
    for entry in audits.flatMap(\.entries) {
      let line = String(decoding: entry.jsonLine, as: UTF8.self)
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
      #expect(!line.unicodeScalars.contains { ["\u{202E}", "\u{2028}", "\u{FEFF}"].contains($0) })
    }
  }

  @Test func namesTheFileFirst() {
    #expect(SampleAudit.single.entries[0].jsonLine.starts(with: #"{"file":"IMG_0412.jpg","#.utf8))
  }

  @Test func saysWhichFileALineIsAbout() throws {
    for entry in audits.flatMap(\.entries) {
      let row = try AuditOutcome(jsonLine: Data(entry.jsonLine))
      #expect(row.file == entry.file)
      #expect(row.score == entry.report?.score)
      #expect(row.error == entry.error)
    }
  }

  /// A file without anything that cameras write has a report, but no score.
  @Test func keepsAReportWithoutAScore() throws {
    var entry = SampleAudit.photo("a.jpg", PhotoSummary(fileSize: 1), .notFromCamera)
    entry.result = entry.result.map { report in
      var report = report
      report.score = nil
      return report
    }
    let line = String(decoding: entry.jsonLine, as: UTF8.self)
    #expect(line.contains(#""score":null,"badge":null"#))
    let row = try AuditOutcome(jsonLine: Data(entry.jsonLine))
    #expect(row.error == nil && row.score == nil && row.verdict == .notFromCamera)
    #expect(try PhotoEntry(jsonLine: Data(entry.jsonLine)) == entry)
    let audit = SampleAudit.audit([entry])
    #expect(try AuditReport(json: Data(audit.json.utf8)) == audit)
  }

  @Test(arguments: ["", "{", "[]", "{\"file\": 1}", "null"])
  func refusesWhatIsNotARow(line: String) {
    #expect(throws: ReportDecodingError.self) { try AuditOutcome(jsonLine: Data(line.utf8)) }
    #expect(throws: ReportDecodingError.self) { try PhotoEntry(jsonLine: Data(line.utf8)) }
  }
}
