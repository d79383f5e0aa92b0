import Foundation
import Originality
import Reports
import Testing

struct JSONLineTests {
  private let audits = [SampleAudit.batch, SampleAudit.single, SampleAudit.hostile]

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
      let row = try StoredRow(jsonLine: Data(entry.jsonLine))
      #expect(row.file == entry.file)
      #expect(row.sha256 == entry.sha256)
      #expect(row.score == entry.report?.score)
    }
  }

  @Test(arguments: ["", "{", "[]", "{\"file\": 1}", "null"])
  func refusesWhatIsNotARow(line: String) {
    #expect(throws: ReportDecodingError.self) { try StoredRow(jsonLine: Data(line.utf8)) }
    #expect(throws: ReportDecodingError.self) { try PhotoEntry(jsonLine: Data(line.utf8)) }
  }
}
